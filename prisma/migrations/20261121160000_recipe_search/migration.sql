-- CreateIndex
CREATE INDEX "recipes_food_ids_idx" ON "recipes" USING GIN ("food_ids");
