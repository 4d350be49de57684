CREATE TABLE "proposal_versions" (
	"team_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"comment_id" uuid,
	"shown" boolean NOT NULL,
	CONSTRAINT "proposal_versions_team_id_version_pk" PRIMARY KEY("team_id","version"),
	CONSTRAINT "proposal_versions_cause_known" CHECK ("proposal_versions"."cause" in ('suggestion', 'edit', 'answer')),
	CONSTRAINT "proposal_versions_of_suggestion" CHECK (("proposal_versions"."cause" = 'suggestion') = ("proposal_versions"."comment_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "answer_to" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_answer_to_comments_id_fk" FOREIGN KEY ("answer_to") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_answer_to_key" ON "comments" USING btree ("answer_to") WHERE "comments"."answer_to" is not null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_kind_known" CHECK ("comments"."kind" in ('for', 'against', 'question', 'suggestion'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_answer_is_plain" CHECK ("comments"."answer_to" is null or "comments"."kind" is null);--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_accepted_suggestion" CHECK ("comments"."accepted_at" is null or "comments"."kind" is not distinct from 'suggestion');