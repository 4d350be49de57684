CREATE TABLE "council_readings" (
	"team_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	CONSTRAINT "council_readings_team_id_proposal_id_pk" PRIMARY KEY("team_id","proposal_id")
);--> statement-breakpoint
CREATE TABLE "standings" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "pt_natural" NOT NULL,
	"theme" text NOT NULL,
	"points" smallint NOT NULL,
	"council_at" timestamp with time zone,
	"participation" integer DEFAULT 0 NOT NULL,
	"stars_sum" integer DEFAULT 0 NOT NULL,
	"stars_count" integer DEFAULT 0 NOT NULL,
	"stars_mean" double precision GENERATED ALWAYS AS ((15 + stars_sum)::float8 / (5 + stars_count)) STORED NOT NULL
);--> statement-breakpoint
ALTER TABLE "council_readings" ADD CONSTRAINT "council_readings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_readings" ADD CONSTRAINT "council_readings_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "readership" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"readers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "readership" ADD CONSTRAINT "readership_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readership_least" ON "readership" USING btree ("theme","readers","proposal_id");--> statement-breakpoint
CREATE INDEX "council_readings_proposal" ON "council_readings" USING btree ("proposal_id");--> statement-breakpoint
-- Finished by hand. The words that a proposal is found by, without accents.
ALTER TABLE "proposals" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (to_tsvector('simple', fold("text"))) STORED;--> statement-breakpoint
CREATE INDEX "proposals_words" ON "proposals" USING gin ("words");--> statement-breakpoint
CREATE INDEX "proposals_newest" ON "proposals" ("created_at" DESC, "id" DESC);--> statement-breakpoint
CREATE INDEX "proposals_state" ON "proposals" (("submitted_at" IS NOT NULL), "created_at", "id");--> statement-breakpoint
-- Counted anew from the index: whatever became of the rows before, the number is right again.
CREATE OR REPLACE FUNCTION count_readers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that teams that enter the council together wait for each other and never in a circle.
  PERFORM FROM readership o WHERE o.proposal_id IN (SELECT c.proposal_id FROM changed c) ORDER BY o.proposal_id FOR NO KEY UPDATE;
  UPDATE readership o SET readers = (SELECT count(*) FROM council_readings r WHERE r.proposal_id = o.proposal_id)
    WHERE o.proposal_id IN (SELECT c.proposal_id FROM changed c);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "count_readers_insert" AFTER INSERT ON "council_readings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_readers();--> statement-breakpoint
CREATE TRIGGER "count_readers_delete" AFTER DELETE ON "council_readings" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_readers();--> statement-breakpoint
CREATE OR REPLACE FUNCTION readership_of_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO readership (proposal_id, theme) SELECT NEW.id, t.theme FROM teams t WHERE t.id = NEW.team_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "readership_of_proposal" AFTER INSERT ON "proposals" FOR EACH ROW EXECUTE FUNCTION readership_of_proposal();--> statement-breakpoint
INSERT INTO "readership" ("proposal_id", "theme") SELECT p."id", t."theme" FROM "proposals" p JOIN "teams" t ON t."id" = p."team_id";--> statement-breakpoint
-- The order of the ranking, for all and for one theme.
CREATE INDEX "standings_order" ON "standings" ("points" DESC, "participation" DESC, "stars_mean" DESC, "council_at", "name", "team_id");--> statement-breakpoint
CREATE INDEX "standings_theme_order" ON "standings" ("theme", "points" DESC, "participation" DESC, "stars_mean" DESC, "council_at", "name", "team_id");--> statement-breakpoint
-- Those without stars stand last, whichever way the panel's list of proposals is sorted by them.
CREATE INDEX "standings_most_stars" ON "standings" (("stars_sum"::float8 / nullif("stars_count", 0)) DESC NULLS LAST, "team_id" DESC);--> statement-breakpoint
CREATE INDEX "standings_fewest_stars" ON "standings" (("stars_sum"::float8 / nullif("stars_count", 0)), "team_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION standing_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO standings AS s (team_id, name, theme, points, council_at)
    VALUES (NEW.id, NEW.name, NEW.theme, NEW.points, NEW.council_at)
    ON CONFLICT (team_id) DO UPDATE
      SET name = excluded.name, theme = excluded.theme, points = excluded.points, council_at = excluded.council_at;
  IF TG_OP = 'UPDATE' AND NEW.theme <> OLD.theme THEN
    UPDATE readership o SET theme = NEW.theme FROM proposals p WHERE o.proposal_id = p.id AND p.team_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "standing_of_team_insert" AFTER INSERT ON "teams" FOR EACH ROW EXECUTE FUNCTION standing_of_team();--> statement-breakpoint
CREATE TRIGGER "standing_of_team_update" AFTER UPDATE OF "name", "theme", "points", "council_at" ON "teams" FOR EACH ROW
  WHEN (NEW."name" <> OLD."name" COLLATE "C" OR NEW."theme" <> OLD."theme" OR NEW."points" <> OLD."points" OR NEW."council_at" IS DISTINCT FROM OLD."council_at")
  EXECUTE FUNCTION standing_of_team();--> statement-breakpoint
-- Each is counted anew from its index, after the rows are held: of two that come together the later one counts both.
CREATE OR REPLACE FUNCTION count_standings(givers uuid[], owners uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM standings s WHERE s.team_id = ANY(givers || owners) ORDER BY s.team_id FOR NO KEY UPDATE;
  UPDATE standings s SET participation = (SELECT count(*) FROM ratings r WHERE r.team_id = s.team_id)
      + (SELECT count(DISTINCT c.proposal_id) FROM comments c WHERE c.team_id = s.team_id AND c.state = 'shown')
    WHERE s.team_id = ANY(givers);
  UPDATE standings s SET (stars_sum, stars_count) = (
      SELECT coalesce(sum(r.stars), 0), count(r.stars) FROM proposals p JOIN ratings r ON r.proposal_id = p.id
      WHERE p.team_id = s.team_id)
    WHERE s.team_id = ANY(owners);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION standings_by_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_standings(
    ARRAY(SELECT DISTINCT c.team_id FROM changed c WHERE TG_OP <> 'UPDATE'),
    ARRAY(SELECT DISTINCT p.team_id FROM changed c JOIN proposals p ON p.id = c.proposal_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION standings_by_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_standings(ARRAY(SELECT DISTINCT c.team_id FROM changed c), '{}');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION standings_by_proposals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_standings('{}', ARRAY(SELECT DISTINCT c.team_id FROM changed c));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "standings_insert" AFTER INSERT ON "ratings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION standings_by_ratings();--> statement-breakpoint
CREATE TRIGGER "standings_update" AFTER UPDATE ON "ratings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION standings_by_ratings();--> statement-breakpoint
CREATE TRIGGER "standings_delete" AFTER DELETE ON "ratings" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION standings_by_ratings();--> statement-breakpoint
CREATE TRIGGER "standings_insert" AFTER INSERT ON "comments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION standings_by_comments();--> statement-breakpoint
CREATE TRIGGER "standings_update" AFTER UPDATE ON "comments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION standings_by_comments();--> statement-breakpoint
CREATE TRIGGER "standings_delete" AFTER DELETE ON "comments" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION standings_by_comments();--> statement-breakpoint
CREATE TRIGGER "standings_delete" AFTER DELETE ON "proposals" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION standings_by_proposals();--> statement-breakpoint
INSERT INTO "standings" ("team_id", "name", "theme", "points", "council_at", "participation", "stars_sum", "stars_count")
  SELECT t."id", t."name", t."theme", t."points", t."council_at", coalesce(rated."n", 0) + coalesce(said."n", 0), coalesce(got."total", 0), coalesce(got."n", 0)
  FROM "teams" t
  LEFT JOIN (SELECT "team_id", count(*) "n" FROM "ratings" GROUP BY 1) rated ON rated."team_id" = t."id"
  LEFT JOIN (SELECT "team_id", count(DISTINCT "proposal_id") "n" FROM "comments" WHERE "state" = 'shown' GROUP BY 1) said ON said."team_id" = t."id"
  LEFT JOIN (SELECT p."team_id", sum(r."stars") "total", count(*) "n" FROM "ratings" r JOIN "proposals" p ON p."id" = r."proposal_id" GROUP BY 1) got ON got."team_id" = t."id";
