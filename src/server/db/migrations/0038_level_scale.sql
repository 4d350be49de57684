ALTER TABLE "schools" ADD COLUMN "level2_from" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "level3_from" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "level4_from" smallint DEFAULT 70 NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "level5_from" smallint DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_levels_ascend" CHECK (0 < "schools"."level2_from" and "schools"."level2_from" < "schools"."level3_from" and "schools"."level3_from" < "schools"."level4_from"
        and "schools"."level4_from" < "schools"."level5_from" and "schools"."level5_from" <= 100);