CREATE TABLE "draft_steps" (
	"team_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"version" smallint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"texts" text[] NOT NULL,
	CONSTRAINT "draft_steps_team_id_part_version_number_pk" PRIMARY KEY("team_id","part","version","number"),
	CONSTRAINT "draft_steps_known" CHECK ("draft_steps"."part" in (2, 4) and "draft_steps"."version" >= 1 and "draft_steps"."number" >= 1),
	CONSTRAINT "draft_steps_minute" CHECK (extract(second from "draft_steps"."at") = 0)
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "step_texts" text[];--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "step_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draft_steps" ADD CONSTRAINT "draft_steps_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;