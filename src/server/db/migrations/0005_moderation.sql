CREATE TABLE "comment_reports" (
	"comment_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_reports_comment_id_team_id_pk" PRIMARY KEY("comment_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "moderation" text DEFAULT 'after' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_reports_team" ON "comment_reports" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "comments_at" ON "comments" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "comments_held" ON "comments" USING btree ("at","id") WHERE "comments"."state" = 'held';--> statement-breakpoint
CREATE INDEX "comments_hidden" ON "comments" USING btree ("at","id") WHERE "comments"."state" = 'hidden';--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_moderation_known" CHECK ("schools"."moderation" in ('before', 'after', 'off'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_state_known" CHECK ("comments"."state" in ('shown', 'held', 'hidden'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_held_known" CHECK ("comments"."held_for" in ('words', 'before', 'reports'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_held_for_something" CHECK (("comments"."state" = 'held') = ("comments"."held_for" is not null));