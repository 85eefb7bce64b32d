-- Several babies to a family: each gets an id of its own. One that is there already keeps its month.
ALTER TABLE "babies" ADD COLUMN "id" TEXT,
ADD COLUMN "name" TEXT,
ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "babies" SET "id" = replace(gen_random_uuid()::text, '-', '');

ALTER TABLE "babies" DROP CONSTRAINT "babies_pkey",
ALTER COLUMN "id" SET NOT NULL,
ADD CONSTRAINT "babies_pkey" PRIMARY KEY ("id");

CREATE INDEX "babies_user_id_created_at_id_idx" ON "babies"("user_id", "created_at", "id");

-- Whom recipes are made for.
ALTER TABLE "preferences" ADD COLUMN "baby_id" TEXT;

CREATE INDEX "preferences_baby_id_idx" ON "preferences"("baby_id");

ALTER TABLE "preferences" ADD CONSTRAINT "preferences_baby_id_fkey" FOREIGN KEY ("baby_id") REFERENCES "babies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- How a meal went: whose it was, when it was, what the triage said, and what has been cleared since.
DROP INDEX "reactions_user_id_created_at_id_idx";

ALTER TABLE "reactions" ADD COLUMN "baby_id" TEXT,
ADD COLUMN "eaten_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN "onset" TEXT,
ADD COLUMN "triage" TEXT NOT NULL DEFAULT 'none';

ALTER TABLE "reaction_foods" ADD COLUMN "cleared_at" TIMESTAMPTZ(3);

CREATE INDEX "reactions_user_id_eaten_at_id_idx" ON "reactions"("user_id", "eaten_at" DESC, "id" DESC);

CREATE INDEX "reactions_baby_id_idx" ON "reactions"("baby_id");

ALTER TABLE "reactions" ADD CONSTRAINT "reactions_baby_id_fkey" FOREIGN KEY ("baby_id") REFERENCES "babies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "reactions" ADD CONSTRAINT "reactions_reaction_check" CHECK ("reaction" IN ('loved', 'liked', 'neutral', 'disliked', 'rejected'));

ALTER TABLE "reactions" ADD CONSTRAINT "reactions_triage_check" CHECK ("triage" IN ('none', 'watch', 'doctor', 'emergency'));
