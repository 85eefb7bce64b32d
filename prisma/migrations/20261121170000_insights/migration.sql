-- What happened is counted by the table it happened to, in the same statement: exact whichever way a row comes, and at
-- no cost in round trips. Properties are ids and choices out of closed lists, never a person, an id of a row, or a word
-- that somebody typed. `lib/domain/analytics/event.ts` names every event. \x3b: see the community migration.
CREATE FUNCTION "record_added"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  INSERT INTO analytics_events (id, name) SELECT gen_random_uuid()::text, TG_ARGV[0] FROM added\x3b
  RETURN NULL\x3b
END';

CREATE TRIGGER "users_record" AFTER INSERT ON "users"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "record_added"('account_created');
CREATE TRIGGER "bookmarks_record" AFTER INSERT ON "bookmarks"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "record_added"('recipe_bookmarked');
CREATE TRIGGER "tested_marks_record" AFTER INSERT ON "tested_marks"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "record_added"('recipe_tested');
CREATE TRIGGER "reactions_record" AFTER INSERT ON "reactions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "record_added"('reaction_logged');

-- Recipes that a writer made for a parent: neither the starter set nor words that came with a bookmark.
CREATE FUNCTION "record_recipe"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  INSERT INTO analytics_events (id, name, properties)
    SELECT gen_random_uuid()::text, \'recipe_generated\', jsonb_build_object(
      \'ageGroup\', age_group, \'mealType\', meal_type, \'cookingMethod\', cooking_method, \'language\', language,
      \'source\', source, \'foods\', to_jsonb(food_ids))
    FROM added WHERE owner_id IS NOT NULL AND NOT own_words\x3b
  RETURN NULL\x3b
END';

CREATE TRIGGER "recipes_record" AFTER INSERT ON "recipes"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "record_recipe"();

CREATE FUNCTION "record_comment"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  INSERT INTO analytics_events (id, name, properties)
    SELECT gen_random_uuid()::text, \'comment_added\',
      jsonb_build_object(\'hasCooked\', has_cooked, \'rated\', rating IS NOT NULL)
    FROM added\x3b
  RETURN NULL\x3b
END';

CREATE TRIGGER "comments_record" AFTER INSERT ON "comments"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "record_comment"();

CREATE FUNCTION "record_meal"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  INSERT INTO analytics_events (id, name, properties)
    SELECT gen_random_uuid()::text, \'meal_suggested\', jsonb_build_object(\'mealType\', meal_type) FROM added\x3b
  RETURN NULL\x3b
END';

CREATE TRIGGER "meal_suggestions_record" AFTER INSERT ON "meal_suggestions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "record_meal"();

CREATE FUNCTION "record_step"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  INSERT INTO analytics_events (id, name, properties)
    SELECT gen_random_uuid()::text, \'learning_step_completed\', jsonb_build_object(\'activity\', activity) FROM added\x3b
  RETURN NULL\x3b
END';

CREATE TRIGGER "learning_progress_record" AFTER INSERT ON "learning_progress"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "record_step"();
