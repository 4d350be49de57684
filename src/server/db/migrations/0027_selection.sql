CREATE TABLE "selection_choices" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"chosen_by" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selection_readings" (
	"proposal_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"community" smallint,
	"feasible" smallint,
	"fair" smallint,
	"words" text DEFAULT '' NOT NULL,
	"judged_at" timestamp with time zone,
	CONSTRAINT "selection_readings_proposal_id_account_id_pk" PRIMARY KEY("proposal_id","account_id"),
	CONSTRAINT "selection_readings_community_range" CHECK ("selection_readings"."community" between 1 and 5),
	CONSTRAINT "selection_readings_feasible_range" CHECK ("selection_readings"."feasible" between 1 and 5),
	CONSTRAINT "selection_readings_fair_range" CHECK ("selection_readings"."fair" between 1 and 5),
	CONSTRAINT "selection_readings_judged_whole" CHECK (num_nulls("selection_readings"."community", "selection_readings"."feasible", "selection_readings"."fair", "selection_readings"."judged_at") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "selection_results" (
	"year" smallint PRIMARY KEY NOT NULL,
	"published_by" uuid NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "selection_choices" ADD CONSTRAINT "selection_choices_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_readings" ADD CONSTRAINT "selection_readings_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_readings" ADD CONSTRAINT "selection_readings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "selection_readings_account" ON "selection_readings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "proposals_submitted" ON "proposals" USING btree ("submitted_at","id") WHERE "proposals"."submitted_at" is not null;