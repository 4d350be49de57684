CREATE TABLE "proposal_reports" (
	"proposal_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_reports_proposal_id_team_id_pk" PRIMARY KEY("proposal_id","team_id")
);
--> statement-breakpoint
DROP INDEX "readership_least";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "returned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "readership" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "readership" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposal_reports" ADD CONSTRAINT "proposal_reports_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_reports" ADD CONSTRAINT "proposal_reports_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_reports_team" ON "proposal_reports" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "proposals_held" ON "proposals" USING btree ("created_at","id") WHERE "proposals"."state" = 'held';--> statement-breakpoint
CREATE INDEX "proposals_hidden" ON "proposals" USING btree ("created_at","id") WHERE "proposals"."state" = 'hidden';--> statement-breakpoint
CREATE INDEX "readership_withdrawn" ON "readership" USING btree ("theme","withdrawn_at") WHERE "readership"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "readership_least" ON "readership" USING btree ("theme","readers","proposal_id") WHERE "readership"."shown";--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_state_known" CHECK ("proposals"."state" in ('shown', 'held', 'hidden'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_held_for_something" CHECK (("proposals"."state" = 'held') = ("proposals"."held_for" is not null));--> statement-breakpoint
-- Finished by hand. A level 4 that is given back takes its proposal out of the council (ruling 6). The column is set on
-- both sides, so that restoring from the bin, which writes the returned levels first, gives the same.
UPDATE "proposals" p SET "returned" = true
  WHERE EXISTS (SELECT FROM "returned_levels" r WHERE r."team_id" = p."team_id" AND r."level" = 4);--> statement-breakpoint
CREATE OR REPLACE FUNCTION proposal_is_returned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.returned := EXISTS (SELECT FROM returned_levels r WHERE r.team_id = NEW.team_id AND r.level = 4);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "proposal_is_returned" BEFORE INSERT ON "proposals" FOR EACH ROW EXECUTE FUNCTION proposal_is_returned();--> statement-breakpoint
CREATE OR REPLACE FUNCTION return_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE proposals SET returned = true WHERE team_id = NEW.team_id AND NOT returned;
  ELSE
    UPDATE proposals SET returned = false WHERE team_id = OLD.team_id AND returned;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "return_proposal_insert" AFTER INSERT ON "returned_levels" FOR EACH ROW WHEN (NEW."level" = 4) EXECUTE FUNCTION return_proposal();--> statement-breakpoint
CREATE TRIGGER "return_proposal_delete" AFTER DELETE ON "returned_levels" FOR EACH ROW WHEN (OLD."level" = 4) EXECUTE FUNCTION return_proposal();--> statement-breakpoint
UPDATE "readership" o SET "shown" = false FROM "proposals" p WHERE p."id" = o."proposal_id" AND p."returned";--> statement-breakpoint
CREATE OR REPLACE FUNCTION readership_of_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO readership (proposal_id, theme, shown)
    SELECT NEW.id, t.theme, NEW.state = 'shown' AND NOT NEW.returned FROM teams t WHERE t.id = NEW.team_id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- While other teams do not see a proposal its stars are kept and rank nobody.
CREATE OR REPLACE FUNCTION count_standings(givers uuid[], owners uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM standings s WHERE s.team_id = ANY(givers || owners) ORDER BY s.team_id FOR NO KEY UPDATE;
  UPDATE standings s SET participation = (SELECT count(*) FROM ratings r WHERE r.team_id = s.team_id)
      + (SELECT count(DISTINCT c.proposal_id) FROM comments c WHERE c.team_id = s.team_id AND c.state = 'shown')
    WHERE s.team_id = ANY(givers);
  UPDATE standings s SET (stars_sum, stars_count) = (
      SELECT coalesce(sum(r.stars), 0), count(r.stars) FROM proposals p JOIN ratings r ON r.proposal_id = p.id
      WHERE p.team_id = s.team_id AND p.state = 'shown' AND NOT p.returned)
    WHERE s.team_id = ANY(owners);
END $$;--> statement-breakpoint
-- Standings before readership: comments take the two in this order.
CREATE OR REPLACE FUNCTION proposal_shown_or_not() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_shown boolean := NEW.state = 'shown' AND NOT NEW.returned;
BEGIN
  PERFORM count_standings('{}', ARRAY[NEW.team_id]);
  UPDATE readership SET shown = now_shown, withdrawn_at = CASE WHEN now_shown THEN NULL ELSE clock_timestamp() END
    WHERE proposal_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "proposal_shown_or_not" AFTER UPDATE OF "state", "returned" ON "proposals" FOR EACH ROW
  WHEN ((OLD."state" = 'shown' AND NOT OLD."returned") <> (NEW."state" = 'shown' AND NOT NEW."returned"))
  EXECUTE FUNCTION proposal_shown_or_not();--> statement-breakpoint
UPDATE "standings" s SET "stars_sum" = 0, "stars_count" = 0
  FROM "proposals" p WHERE p."team_id" = s."team_id" AND p."returned";
