CREATE TABLE "answer_recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"version" smallint NOT NULL,
	"step" smallint NOT NULL,
	"name" text NOT NULL,
	"sha256" text,
	"seconds" smallint NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"words_at" timestamp with time zone,
	CONSTRAINT "answer_recordings_known" CHECK ("answer_recordings"."part" in (0, 2, 4) and "answer_recordings"."version" >= 1 and "answer_recordings"."step" >= 0),
	CONSTRAINT "answer_recordings_seconds" CHECK ("answer_recordings"."seconds" >= 1)
);
--> statement-breakpoint
ALTER TABLE "answer_recordings" ADD CONSTRAINT "answer_recordings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_recordings" ADD CONSTRAINT "answer_recordings_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_recordings_step" ON "answer_recordings" USING btree ("team_id","part","version","step");--> statement-breakpoint
CREATE INDEX "answer_recordings_blob" ON "answer_recordings" USING btree ("sha256");