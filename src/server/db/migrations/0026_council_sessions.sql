CREATE TABLE "council_ballots" (
	"council_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"ballot" jsonb,
	"at" timestamp with time zone NOT NULL,
	"presses" jsonb NOT NULL,
	CONSTRAINT "council_ballots_council_id_team_id_pk" PRIMARY KEY("council_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "council_classes" (
	"council_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "council_classes_council_id_class_id_pk" PRIMARY KEY("council_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "council_plans" (
	"council_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"place" smallint,
	"cost" bigint,
	CONSTRAINT "council_plans_council_id_proposal_id_pk" PRIMARY KEY("council_id","proposal_id")
);
--> statement-breakpoint
CREATE TABLE "council_teams" (
	"council_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"readings" uuid[] NOT NULL,
	"read" uuid[] DEFAULT '{}' NOT NULL,
	"duels" jsonb NOT NULL,
	"applause" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "council_teams_council_id_team_id_pk" PRIMARY KEY("council_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "councils" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"seed" text NOT NULL,
	"setup" jsonb NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"phase" text,
	"ends_at" timestamp with time zone,
	"left_ms" bigint,
	"presenting" uuid,
	"drawn" uuid,
	"result_shown" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "councils_state_known" CHECK ("councils"."state" in ('prepared', 'running', 'closed')),
	CONSTRAINT "councils_phase_known" CHECK ("councils"."phase" in ('present', 'read', 'debate', 'vote', 'result', 'earth')),
	CONSTRAINT "councils_closed" CHECK (("councils"."state" = 'closed') = ("councils"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "bin" DROP CONSTRAINT "bin_kind_known";--> statement-breakpoint
ALTER TABLE "council_ballots" ADD CONSTRAINT "council_ballots_council_id_councils_id_fk" FOREIGN KEY ("council_id") REFERENCES "public"."councils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_ballots" ADD CONSTRAINT "council_ballots_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_classes" ADD CONSTRAINT "council_classes_council_id_councils_id_fk" FOREIGN KEY ("council_id") REFERENCES "public"."councils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_classes" ADD CONSTRAINT "council_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_plans" ADD CONSTRAINT "council_plans_council_id_councils_id_fk" FOREIGN KEY ("council_id") REFERENCES "public"."councils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_plans" ADD CONSTRAINT "council_plans_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_teams" ADD CONSTRAINT "council_teams_council_id_councils_id_fk" FOREIGN KEY ("council_id") REFERENCES "public"."councils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_teams" ADD CONSTRAINT "council_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "council_ballots_team" ON "council_ballots" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "council_classes_open" ON "council_classes" USING btree ("class_id") WHERE "council_classes"."open";--> statement-breakpoint
CREATE INDEX "council_classes_class" ON "council_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "council_plans_proposal" ON "council_plans" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "council_teams_team" ON "council_teams" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "councils_code_key" ON "councils" USING btree ("code");--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_kind_known" CHECK ("bin"."kind" in ('team', 'class', 'teacher', 'school', 'council'));