CREATE TABLE "class_sizes" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"teams" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_sizes" ADD CONSTRAINT "class_sizes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "class_id" uuid;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "class_name" text COLLATE "pt_natural";--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "has_proposal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Finished by hand. The teams of a class's name in the order of their names, and how many: every school has its 8.º A.
CREATE INDEX "teams_class_name_name" ON "teams" ("class_name", "name", "id");--> statement-breakpoint
UPDATE "standings" s SET "class_id" = t."class_id", "class_name" = t."class_name",
    "has_proposal" = EXISTS (SELECT FROM "proposals" p WHERE p."team_id" = t."id")
  FROM "teams" t WHERE t."id" = s."team_id";--> statement-breakpoint
ALTER TABLE "standings" ALTER COLUMN "class_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ALTER COLUMN "class_name" SET NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION standing_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO standings AS s (team_id, name, theme, points, council_at, class_id, class_name)
    VALUES (NEW.id, NEW.name, NEW.theme, NEW.points, NEW.council_at, NEW.class_id, NEW.class_name)
    ON CONFLICT (team_id) DO UPDATE
      SET name = excluded.name, theme = excluded.theme, points = excluded.points, council_at = excluded.council_at,
        class_id = excluded.class_id, class_name = excluded.class_name;
  IF TG_OP = 'UPDATE' AND NEW.theme <> OLD.theme THEN
    UPDATE readership o SET theme = NEW.theme FROM proposals p WHERE o.proposal_id = p.id AND p.team_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "standing_of_team_update" ON "teams";--> statement-breakpoint
-- The name of the class comes into the row with the class (team_words).
CREATE TRIGGER "standing_of_team_update" AFTER UPDATE OF "name", "theme", "points", "council_at", "class_id" ON "teams" FOR EACH ROW
  WHEN (NEW."name" <> OLD."name" COLLATE "C" OR NEW."theme" <> OLD."theme" OR NEW."points" <> OLD."points" OR NEW."council_at" IS DISTINCT FROM OLD."council_at"
    OR NEW."class_id" <> OLD."class_id" OR NEW."class_name" <> OLD."class_name" COLLATE "C")
  EXECUTE FUNCTION standing_of_team();--> statement-breakpoint
CREATE OR REPLACE FUNCTION standing_with_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE standings SET has_proposal = TG_OP = 'INSERT' WHERE team_id = CASE TG_OP WHEN 'INSERT' THEN NEW.team_id ELSE OLD.team_id END;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "standing_with_proposal" AFTER INSERT OR DELETE ON "proposals" FOR EACH ROW EXECUTE FUNCTION standing_with_proposal();--> statement-breakpoint
-- The orders of the panel's list of proposals. Those without stars stand last, whichever way it is sorted by them.
CREATE INDEX "standings_proposals_team" ON "standings" ("name", "team_id") INCLUDE ("class_id") WHERE "has_proposal";--> statement-breakpoint
CREATE INDEX "standings_proposals_class" ON "standings" ("class_name", "class_id", "name", "team_id") WHERE "has_proposal";--> statement-breakpoint
DROP INDEX "standings_most_stars";--> statement-breakpoint
DROP INDEX "standings_fewest_stars";--> statement-breakpoint
CREATE INDEX "standings_most_stars" ON "standings" (("stars_sum"::float8 / nullif("stars_count", 0)) DESC NULLS LAST, "team_id" DESC) WHERE "has_proposal";--> statement-breakpoint
CREATE INDEX "standings_fewest_stars" ON "standings" (("stars_sum"::float8 / nullif("stars_count", 0)), "team_id") WHERE "has_proposal";--> statement-breakpoint
-- How many teams a class has, so that classes can be sorted by it.
INSERT INTO "class_sizes" ("class_id", "teams") SELECT c."id", (SELECT count(*) FROM "teams" t WHERE t."class_id" = c."id") FROM "classes" c;--> statement-breakpoint
CREATE OR REPLACE FUNCTION size_of_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO class_sizes (class_id) VALUES (NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "size_of_class" AFTER INSERT ON "classes" FOR EACH ROW EXECUTE FUNCTION size_of_class();--> statement-breakpoint
-- Once a statement: many teams of one class come with one change of its row.
CREATE OR REPLACE FUNCTION count_teams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM class_sizes s WHERE s.class_id IN (SELECT c.class_id FROM changed c) ORDER BY s.class_id FOR NO KEY UPDATE;
  UPDATE class_sizes s SET teams = s.teams + CASE TG_OP WHEN 'INSERT' THEN c.n ELSE -c.n END
    FROM (SELECT class_id, count(*) AS n FROM changed GROUP BY class_id) c WHERE c.class_id = s.class_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "count_teams_insert" AFTER INSERT ON "teams" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_teams();--> statement-breakpoint
CREATE TRIGGER "count_teams_delete" AFTER DELETE ON "teams" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_teams();--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_moved_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two teams that change places wait for each other and never in a circle.
  PERFORM FROM class_sizes s WHERE s.class_id IN (OLD.class_id, NEW.class_id) ORDER BY s.class_id FOR NO KEY UPDATE;
  UPDATE class_sizes s SET teams = s.teams + CASE s.class_id WHEN NEW.class_id THEN 1 ELSE -1 END
    WHERE s.class_id IN (OLD.class_id, NEW.class_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "count_moved_team" AFTER UPDATE OF "class_id" ON "teams" FOR EACH ROW WHEN (NEW."class_id" <> OLD."class_id") EXECUTE FUNCTION count_moved_team();
