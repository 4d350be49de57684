ALTER TABLE "classes" ADD COLUMN "ranking_scope" text DEFAULT 'class' NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "ranking_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_ranking_scope_known" CHECK ("classes"."ranking_scope" in ('off', 'class', 'school', 'global'));--> statement-breakpoint
-- Finished by hand. Teams that are equal in points, participation and stars share a rank, so the time of arrival orders nothing.
DROP INDEX "standings_order";--> statement-breakpoint
DROP INDEX "standings_theme_order";--> statement-breakpoint
CREATE INDEX "standings_order" ON "standings" ("points" DESC, "participation" DESC, "stars_mean" DESC, "name", "team_id");--> statement-breakpoint
CREATE INDEX "standings_theme_order" ON "standings" ("theme", "points" DESC, "participation" DESC, "stars_mean" DESC, "name", "team_id");
