CREATE TABLE "team_supports" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"supports" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_supports_revision" CHECK ("team_supports"."revision" >= 1)
);
--> statement-breakpoint
ALTER TABLE "team_supports" ADD CONSTRAINT "team_supports_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;