-- The search of the team list (ruling 20): folded text kept beside the names, with trigram indexes.
CREATE OR REPLACE FUNCTION fold_list(names text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT public.fold(array_to_string(names, E'\n')) $$;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold("name" COLLATE "default")) STORED;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "folded_members" text GENERATED ALWAYS AS (fold_list("members")) STORED;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold("name" COLLATE "default")) STORED;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold("name" COLLATE "default")) STORED;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "folded_username" text GENERATED ALWAYS AS (fold("username")) STORED;--> statement-breakpoint
CREATE INDEX "teams_folded_name" ON "teams" USING gin ("folded_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "teams_folded_members" ON "teams" USING gin ("folded_members" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "classes_folded_name" ON "classes" USING gin ("folded_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "schools_folded_name" ON "schools" USING gin ("folded_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_folded_username" ON "accounts" USING gin ("folded_username" gin_trgm_ops);--> statement-breakpoint
-- The sorts of the team list that no plain column gives: by the theme's name in Portuguese, and by the tutorial.
CREATE INDEX "teams_theme_name" ON "teams" ((CASE "theme" WHEN 'ds' THEN 0 WHEN 'dh' THEN 1 ELSE 2 END), "name", "id");--> statement-breakpoint
CREATE INDEX "teams_tutorial" ON "teams" (("level" > 1), "name", "id");--> statement-breakpoint
CREATE INDEX "classes_name_id" ON "classes" ("name", "id");
