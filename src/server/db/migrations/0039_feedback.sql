CREATE TABLE "feedback_questions" (
	"team_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"version" smallint NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "feedback_questions_team_id_level_version_pk" PRIMARY KEY("team_id","level","version"),
	CONSTRAINT "feedback_questions_known" CHECK ("feedback_questions"."level" between 1 and 4 and "feedback_questions"."version" >= 1),
	CONSTRAINT "feedback_questions_answer_whole" CHECK (("feedback_questions"."answer" is null) = ("feedback_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "feedback_seen" (
	"team_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"fingerprint" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_seen_team_id_level_pk" PRIMARY KEY("team_id","level"),
	CONSTRAINT "feedback_seen_known" CHECK ("feedback_seen"."level" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "feedback_held_until" date;--> statement-breakpoint
ALTER TABLE "feedback_questions" ADD CONSTRAINT "feedback_questions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_seen" ADD CONSTRAINT "feedback_seen_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;