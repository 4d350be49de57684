CREATE TABLE "council_dossiers" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"writer" text NOT NULL,
	"other" jsonb,
	CONSTRAINT "council_dossiers_writer_known" CHECK ("council_dossiers"."saved_by" in ('team', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "council_dossiers" ADD CONSTRAINT "council_dossiers_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;