-- Titles are found by any part of them, whatever their case and accents, in every language: also in one that writes no
-- spaces. As plain SQL it runs on every Postgres and on the embedded one, which has no extensions.
-- Accents away first: what is left is ASCII or has no case, so that lower() is the same under every locale.
CREATE FUNCTION "search_key"(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  'SELECT lower(translate(replace(replace(regexp_replace(normalize(words, NFKD), ''[\u0300-\u036f]'', '''', ''g''), ''ß'', ''ss''), ''ẞ'', ''ss''), ''łŁ'', ''ll''))';

-- Every three letters that follow each other. NULL, which is in no list, for what has fewer.
CREATE FUNCTION "search_grams"(key text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  'SELECT array_agg(DISTINCT substr(key, place, 3)) FROM generate_series(1, length(key) - 2) place';

-- AlterTable
ALTER TABLE "recipe_texts" ADD COLUMN "shared" BOOLEAN NOT NULL DEFAULT false;

UPDATE "recipe_texts" SET "shared" = true FROM "recipes" WHERE "recipes"."id" = "recipe_texts"."recipe_id" AND "recipes"."shared";

-- Kept by the tables themselves, so that nothing that writes a recipe has to. \x3b: see the community migration.
CREATE FUNCTION "text_as_shared"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  NEW.shared := coalesce((SELECT r.shared FROM recipes r WHERE r.id = NEW.recipe_id), false)\x3b
  RETURN NEW\x3b
END';
CREATE TRIGGER "recipe_texts_shared" BEFORE INSERT ON "recipe_texts" FOR EACH ROW EXECUTE FUNCTION "text_as_shared"();

CREATE FUNCTION "texts_follow_sharing"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  UPDATE recipe_texts SET shared = NEW.shared WHERE recipe_id = NEW.id\x3b
  RETURN NULL\x3b
END';
CREATE TRIGGER "recipes_texts_shared" AFTER UPDATE OF "shared" ON "recipes"
  FOR EACH ROW WHEN (OLD.shared IS DISTINCT FROM NEW.shared) EXECUTE FUNCTION "texts_follow_sharing"();

-- Of the shared set alone: a private recipe costs it nothing.
CREATE INDEX "recipe_texts_title_idx" ON "recipe_texts" USING GIN (search_grams(search_key("title"))) WHERE "shared";
