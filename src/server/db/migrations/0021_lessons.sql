CREATE TABLE "team_codes" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"hash" "bytea" NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attendance" (
	"lesson_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"present" text[],
	"roles" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_lesson_id_team_id_pk" PRIMARY KEY("lesson_id","team_id")
);
--> statement-breakpoint
-- Finished by hand: a crash may empty the table, because devices report again, and without a log it is cheap to write.
CREATE UNLOGGED TABLE "device_states" (
	"team_id" uuid NOT NULL,
	"device" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"progressed_at" timestamp with time zone NOT NULL,
	"part" smallint,
	"step" text NOT NULL,
	"words" integer NOT NULL,
	"files" smallint NOT NULL,
	"unsent" smallint NOT NULL,
	CONSTRAINT "device_states_team_id_device_pk" PRIMARY KEY("team_id","device")
);
--> statement-breakpoint
CREATE TABLE "lesson_message_views" (
	"message_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_message_views_message_id_team_id_pk" PRIMARY KEY("message_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"team_id" uuid,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "lesson_messages_length" CHECK (char_length("lesson_messages"."text") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "lesson_settings" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"plan" smallint,
	"next_session" smallint DEFAULT 1 NOT NULL,
	"stuck_minutes" smallint DEFAULT 4 NOT NULL,
	CONSTRAINT "lesson_settings_plan_known" CHECK ("lesson_settings"."plan" in (4, 6, 8)),
	CONSTRAINT "lesson_settings_next_known" CHECK ("lesson_settings"."next_session" between 1 and coalesce("lesson_settings"."plan", 8)),
	CONSTRAINT "lesson_settings_stuck_range" CHECK ("lesson_settings"."stuck_minutes" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "lesson_teams" (
	"lesson_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"pace" smallint,
	"silent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lesson_teams_lesson_id_team_id_pk" PRIMARY KEY("lesson_id","team_id"),
	CONSTRAINT "lesson_teams_pace_known" CHECK ("lesson_teams"."pace" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"session" smallint,
	"sessions" smallint,
	"map_code" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"pace" smallint,
	"silent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lessons_pace_known" CHECK ("lessons"."pace" between 0 and 4),
	CONSTRAINT "lessons_session_in_plan" CHECK (("lessons"."session" is null) = ("lessons"."sessions" is null))
);
--> statement-breakpoint
CREATE TABLE "raised_hands" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reflections" (
	"team_id" uuid NOT NULL,
	"mission" smallint NOT NULL,
	"answers" smallint[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reflections_team_id_mission_pk" PRIMARY KEY("team_id","mission"),
	CONSTRAINT "reflections_mission_known" CHECK ("reflections"."mission" between 1 and 4),
	CONSTRAINT "reflections_answers_known" CHECK (array_length("reflections"."answers", 1) = 3 and 1 <= all ("reflections"."answers") and 3 >= all ("reflections"."answers"))
);
--> statement-breakpoint
ALTER TABLE "team_codes" ADD CONSTRAINT "team_codes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_states" ADD CONSTRAINT "device_states_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_message_views" ADD CONSTRAINT "lesson_message_views_message_id_lesson_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."lesson_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_message_views" ADD CONSTRAINT "lesson_message_views_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_messages" ADD CONSTRAINT "lesson_messages_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_messages" ADD CONSTRAINT "lesson_messages_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_settings" ADD CONSTRAINT "lesson_settings_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_teams" ADD CONSTRAINT "lesson_teams_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_teams" ADD CONSTRAINT "lesson_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_codes_hash_key" ON "team_codes" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "attendance_team" ON "attendance" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "device_states_seen" ON "device_states" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "lesson_message_views_team" ON "lesson_message_views" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "lesson_messages_lesson" ON "lesson_messages" USING btree ("lesson_id","sent_at");--> statement-breakpoint
CREATE INDEX "lesson_messages_team" ON "lesson_messages" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "lesson_teams_team" ON "lesson_teams" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_open" ON "lessons" USING btree ("class_id") WHERE "lessons"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_map_code_key" ON "lessons" USING btree ("map_code");--> statement-breakpoint
CREATE INDEX "lessons_class" ON "lessons" USING btree ("class_id","started_at");