CREATE TABLE "bin" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"name" text NOT NULL,
	"owner_id" uuid,
	"counts" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_by" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bin_kind_known" CHECK ("bin"."kind" in ('team', 'class', 'teacher', 'school'))
);
--> statement-breakpoint
CREATE TABLE "bin_blobs" (
	"bin_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "bin_blobs_bin_id_sha256_pk" PRIMARY KEY("bin_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "level_notes" (
	"team_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "level_notes_team_id_level_pk" PRIMARY KEY("team_id","level"),
	CONSTRAINT "level_notes_known" CHECK ("level_notes"."level" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "returned_levels" (
	"team_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"note" text NOT NULL,
	"mark" jsonb DEFAULT '{"p1":0,"p2":0,"marked":{"p1":false,"p2":false}}'::jsonb NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "returned_levels_team_id_level_pk" PRIMARY KEY("team_id","level"),
	CONSTRAINT "returned_levels_known" CHECK ("returned_levels"."level" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "subject_name" text;--> statement-breakpoint
ALTER TABLE "marks" ADD COLUMN "p1_marked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marks" ADD COLUMN "p2_marked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now a level was saved whole: with any point of a teacher's, both of its marks were given.
UPDATE "marks" SET "p1_marked" = "level" > 1, "p2_marked" = true WHERE "p2" > 0 OR ("level" > 1 AND "p1" > 0);--> statement-breakpoint
ALTER TABLE "bin_blobs" ADD CONSTRAINT "bin_blobs_bin_id_bin_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_blobs" ADD CONSTRAINT "bin_blobs_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_notes" ADD CONSTRAINT "level_notes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_levels" ADD CONSTRAINT "returned_levels_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_owner" ON "bin" USING btree ("owner_id","deleted_at");--> statement-breakpoint
CREATE INDEX "bin_deleted" ON "bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "bin_blobs_blob" ON "bin_blobs" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "audit_owner" ON "audit" USING btree ("owner_id","id");--> statement-breakpoint
-- Search reads '8.º A', '8º a' and '8.ºA' alike: marks of ordinals, full stops and spare blanks do not count. What was folded before is folded anew.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT regexp_replace(lower(public.unaccent('public.unaccent', translate(value, 'ºª.', ''))), '[ \t]+', ' ', 'g') $$;--> statement-breakpoint
UPDATE "classes" SET "name" = "name";--> statement-breakpoint
UPDATE "schools" SET "name" = "name";--> statement-breakpoint
UPDATE "accounts" SET "username" = "username";--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold("name" COLLATE "default")) STORED;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "folded_email" text GENERATED ALWAYS AS (fold("email")) STORED;--> statement-breakpoint
ALTER TABLE "school_groups" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold("name")) STORED;--> statement-breakpoint
-- A team is found by words of other tables too, and stands in the order of its class's name: both are kept in its row by the triggers below, so that one index answers.
DROP INDEX "teams_folded_members";--> statement-breakpoint
ALTER TABLE "teams" DROP COLUMN "folded_members";--> statement-breakpoint
DROP FUNCTION fold_list(text[]);--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "class_name" text COLLATE "pt_natural";--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "search_key" text;--> statement-breakpoint
-- Without blanks, and with marks of ordinals as letters: '8.º A' is '8oa', which is long enough for trigrams.
CREATE OR REPLACE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT replace(public.fold(translate(value, 'ºª', 'oa')), ' ', '') $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION team_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_class record;
  school text;
  username text;
  words text;
BEGIN
  -- Waits for whoever is renaming the class.
  SELECT c.name, c.teacher_id INTO own_class FROM classes c WHERE c.id = NEW.class_id FOR SHARE;
  SELECT s.name INTO school FROM teachers t JOIN schools s ON s.id = t.school_id WHERE t.id = own_class.teacher_id;
  SELECT a.username INTO username FROM accounts a WHERE a.id = NEW.id;
  NEW.class_name := own_class.name;
  words := concat_ws(E'\n', NEW.name, own_class.name);
  -- A second time without the marks of ordinals, for who types '8 A'.
  NEW.search_key := search_key(concat_ws(E'\n', words, translate(words, 'ºª', ''), array_to_string(NEW.members, E'\n'), username, school));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "team_words" BEFORE INSERT OR UPDATE OF "name", "members", "class_id" ON "teams" FOR EACH ROW EXECUTE FUNCTION team_words();--> statement-breakpoint
CREATE OR REPLACE FUNCTION team_words_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'accounts' THEN
    UPDATE teams SET class_id = class_id WHERE id = NEW.id;
  ELSIF TG_TABLE_NAME = 'classes' THEN
    UPDATE teams SET class_id = class_id WHERE class_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'teachers' THEN
    UPDATE teams SET class_id = class_id WHERE class_id IN (SELECT c.id FROM classes c WHERE c.teacher_id = NEW.id);
  ELSE
    UPDATE teams SET class_id = class_id WHERE class_id IN (
      SELECT c.id FROM classes c JOIN teachers t ON t.id = c.teacher_id WHERE t.school_id = NEW.id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "team_words" AFTER UPDATE OF "username" ON "accounts" FOR EACH ROW WHEN (NEW."username" <> OLD."username" AND NEW."role" = 3) EXECUTE FUNCTION team_words_again();--> statement-breakpoint
CREATE TRIGGER "team_words" AFTER UPDATE OF "name", "teacher_id" ON "classes" FOR EACH ROW WHEN (NEW."name" IS DISTINCT FROM OLD."name" COLLATE "C" OR NEW."teacher_id" <> OLD."teacher_id") EXECUTE FUNCTION team_words_again();--> statement-breakpoint
CREATE TRIGGER "team_words" AFTER UPDATE OF "school_id" ON "teachers" FOR EACH ROW WHEN (NEW."school_id" IS DISTINCT FROM OLD."school_id") EXECUTE FUNCTION team_words_again();--> statement-breakpoint
CREATE TRIGGER "team_words" AFTER UPDATE OF "name" ON "schools" FOR EACH ROW WHEN (NEW."name" IS DISTINCT FROM OLD."name" COLLATE "C") EXECUTE FUNCTION team_words_again();--> statement-breakpoint
UPDATE "teams" SET "name" = "name";--> statement-breakpoint
CREATE INDEX "teams_search_key" ON "teams" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "teams_class_name" ON "teams" ("class_name", "class_id", "name", "id");--> statement-breakpoint
CREATE INDEX "teams_points_name" ON "teams" ("points", "name", "id") INCLUDE ("theme", "class_id");--> statement-breakpoint
-- The order by name, with what the filters look at.
DROP INDEX "teams_name";--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" ("name", "id") INCLUDE ("level", "theme", "class_id");--> statement-breakpoint
CREATE INDEX "accounts_teachers" ON "accounts" ("id") INCLUDE ("email", "folded_email", "folded_username") WHERE "role" = 2;--> statement-breakpoint
-- Marks that a teacher still has to give.
CREATE INDEX "marks_open" ON "marks" ("team_id") WHERE NOT "p2_marked" OR ("level" > 1 AND NOT "p1_marked");
