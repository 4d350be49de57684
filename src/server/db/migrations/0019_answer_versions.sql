CREATE TABLE "answer_version_files" (
	"team_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"version" smallint NOT NULL,
	"step" smallint NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "answer_version_files_team_id_level_version_step_position_pk" PRIMARY KEY("team_id","level","version","step","position")
);
--> statement-breakpoint
CREATE TABLE "answer_versions" (
	"team_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"version" smallint NOT NULL,
	"texts" text[] NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	"return_note" text NOT NULL,
	"note" text,
	"mark" jsonb NOT NULL,
	"proposal" text,
	CONSTRAINT "answer_versions_team_id_level_version_pk" PRIMARY KEY("team_id","level","version"),
	CONSTRAINT "answer_versions_known" CHECK ("answer_versions"."level" between 1 and 4 and "answer_versions"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "answer_version_files" ADD CONSTRAINT "answer_version_files_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_version_files" ADD CONSTRAINT "answer_version_files_version_fk" FOREIGN KEY ("team_id","level","version") REFERENCES "public"."answer_versions"("team_id","level","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_versions" ADD CONSTRAINT "answer_versions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_version_files_blob" ON "answer_version_files" USING btree ("sha256");