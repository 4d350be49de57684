ALTER TABLE "comments" DROP CONSTRAINT "comments_held_known";--> statement-breakpoint
DROP INDEX "comments_held";--> statement-breakpoint
CREATE INDEX "comments_held" ON "comments" USING btree (("held_for" = 'self-harm') desc,"at","id") WHERE "comments"."state" = 'held';--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_held_known" CHECK ("comments"."held_for" in ('words', 'before', 'reports', 'self-harm'));