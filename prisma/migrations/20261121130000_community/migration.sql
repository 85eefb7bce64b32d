-- AlterTable
ALTER TABLE "recipes" ADD COLUMN "comment_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "own_words" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "comments" ADD COLUMN "hidden_at" TIMESTAMPTZ(3);

-- DropIndex
DROP INDEX "comments_user_id_idx";

-- CreateIndex
CREATE INDEX "comments_user_id_recipe_id_idx" ON "comments"("user_id", "recipe_id");

-- Stored counts are kept by the tables they count, so that they stay exact whichever way a row goes: by its parent's
-- hand, with the account it belonged to, or with a hundred others at once. Written with \x3b for the semicolons inside
-- functions, since the driver of a server cuts a migration at every one it sees.
CREATE FUNCTION "count_tested_mark"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  UPDATE recipes SET community_tested_count = community_tested_count
      + (NEW.recipe_id IS NOT NULL)::int - (OLD.recipe_id IS NOT NULL)::int
    WHERE id = COALESCE(NEW.recipe_id, OLD.recipe_id)\x3b
  RETURN NULL\x3b
END';

CREATE TRIGGER "tested_marks_count" AFTER INSERT OR DELETE ON "tested_marks"
  FOR EACH ROW EXECUTE FUNCTION "count_tested_mark"();

-- What is hidden counts as if it were not there.
CREATE FUNCTION "count_comment"() RETURNS trigger LANGUAGE plpgsql AS E'DECLARE
  after_it int := (NEW.id IS NOT NULL AND NEW.hidden_at IS NULL)::int\x3b
  before_it int := (OLD.id IS NOT NULL AND OLD.hidden_at IS NULL)::int\x3b
BEGIN
  UPDATE recipes SET comment_count = comment_count + after_it - before_it,
      rating_sum = rating_sum + after_it * COALESCE(NEW.rating, 0) - before_it * COALESCE(OLD.rating, 0),
      rating_count = rating_count
        + after_it * (NEW.rating IS NOT NULL)::int - before_it * (OLD.rating IS NOT NULL)::int
    WHERE id = COALESCE(NEW.recipe_id, OLD.recipe_id)\x3b
  RETURN NULL\x3b
END';

CREATE TRIGGER "comments_count" AFTER INSERT OR DELETE OR UPDATE OF "hidden_at", "rating" ON "comments"
  FOR EACH ROW EXECUTE FUNCTION "count_comment"();

-- A recipe that loses its parent loses what was theirs alone: the words they typed, and the link they gave away.
CREATE FUNCTION "forget_recipe_parent"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  NEW.excluded := \'[]\'\x3b
  NEW.findings := (SELECT COALESCE(jsonb_agg(f - \'input\'), \'[]\') FROM jsonb_array_elements(NEW.findings) f)\x3b
  NEW.link_shared := false\x3b
    RETURN NEW\x3b
END';

CREATE TRIGGER "recipes_forget_parent" BEFORE UPDATE OF "owner_id" ON "recipes"
  FOR EACH ROW WHEN (OLD."owner_id" IS NOT NULL AND NEW."owner_id" IS NULL)
  EXECUTE FUNCTION "forget_recipe_parent"();

UPDATE "recipes" SET
  "community_tested_count" = (SELECT count(*) FROM "tested_marks" m WHERE m."recipe_id" = "recipes"."id"),
  "comment_count" = (SELECT count(*) FROM "comments" c WHERE c."recipe_id" = "recipes"."id");
