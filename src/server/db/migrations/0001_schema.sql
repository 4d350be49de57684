CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"role" smallint NOT NULL,
	"password_hash" text NOT NULL,
	"sealed_password" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_role_known" CHECK ("accounts"."role" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "answer_files" (
	"team_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"step" smallint NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "answer_files_team_id_part_step_position_pk" PRIMARY KEY("team_id","part","step","position")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"team_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"texts" text[] NOT NULL,
	"fingerprint" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answers_team_id_part_pk" PRIMARY KEY("team_id","part"),
	CONSTRAINT "answers_part_known" CHECK ("answers"."part" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"via_system" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"sha256" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"mime" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "pt_natural" NOT NULL,
	"teacher_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_length" CHECK (char_length("comments"."text") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"team_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"revision" integer NOT NULL,
	"device" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_team_id_part_pk" PRIMARY KEY("team_id","part")
);
--> statement-breakpoint
CREATE TABLE "kept_drafts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"revision" integer NOT NULL,
	"device" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"team_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"p1" smallint DEFAULT 0 NOT NULL,
	"p2" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "marks_team_id_level_pk" PRIMARY KEY("team_id","level"),
	CONSTRAINT "marks_level_known" CHECK ("marks"."level" between 1 and 4),
	CONSTRAINT "marks_p1_allowed" CHECK (("marks"."level" < 4 and "marks"."p1" in (0, 20, 40, 60)) or ("marks"."level" = 4 and "marks"."p1" in (0, 50, 100, 160))),
	CONSTRAINT "marks_p2_allowed" CHECK ("marks"."p2" in (0, 20, 40))
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"text" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposals_team_id_unique" UNIQUE("team_id")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"proposal_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_proposal_id_team_id_pk" PRIMARY KEY("proposal_id","team_id"),
	CONSTRAINT "ratings_stars_range" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "school_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "pt_natural" NOT NULL,
	"group_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"name" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "pt_natural" NOT NULL,
	"school_id" uuid
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE "pt_natural" NOT NULL,
	"class_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"members" text[] NOT NULL,
	"ship" smallint,
	"level" smallint DEFAULT 1 NOT NULL,
	"points" smallint DEFAULT 0 NOT NULL,
	"council_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teams_theme_known" CHECK ("teams"."theme" in ('ic', 'dh', 'ds')),
	CONSTRAINT "teams_ship_known" CHECK ("teams"."ship" between 0 and 9),
	CONSTRAINT "teams_level_known" CHECK ("teams"."level" between 1 and 6),
	CONSTRAINT "teams_points_range" CHECK ("teams"."points" between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_drafts" ADD CONSTRAINT "kept_drafts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_group_id_school_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."school_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username_key" ON "accounts" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "answer_files_blob" ON "answer_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_teacher_name_key" ON "classes" USING btree ("teacher_id",lower("name"));--> statement-breakpoint
CREATE INDEX "classes_name" ON "classes" USING btree ("name");--> statement-breakpoint
CREATE INDEX "comments_proposal" ON "comments" USING btree ("proposal_id","at");--> statement-breakpoint
CREATE INDEX "comments_team" ON "comments" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "kept_drafts_team" ON "kept_drafts" USING btree ("team_id","part");--> statement-breakpoint
CREATE INDEX "ratings_team" ON "ratings" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_groups_name_key" ON "school_groups" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "schools_name_key" ON "schools" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "teachers_school" ON "teachers" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "teachers_name" ON "teachers" USING btree ("name");--> statement-breakpoint
CREATE INDEX "teams_class" ON "teams" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "teams_theme" ON "teams" USING btree ("theme","name","id");--> statement-breakpoint
CREATE INDEX "teams_points" ON "teams" USING btree ("points" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "uploads_account" ON "uploads" USING btree ("account_id");