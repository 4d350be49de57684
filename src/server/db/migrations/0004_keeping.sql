CREATE TABLE "erasures" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"logged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "bin_deleted";--> statement-breakpoint
ALTER TABLE "bin" ALTER COLUMN "deleted_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "keep_until" date DEFAULT make_date(extract(year from now() + interval '5 months')::integer, 8, 31) NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "warned_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "warned_on" date;--> statement-breakpoint
ALTER TABLE "bin" ADD COLUMN "goes_at" timestamp with time zone;--> statement-breakpoint
-- Written by hand: what is there already keeps its 30 days, and a class its own school year.
UPDATE "bin" SET "goes_at" = "deleted_at" + interval '30 days';--> statement-breakpoint
ALTER TABLE "bin" ALTER COLUMN "goes_at" SET NOT NULL;--> statement-breakpoint
UPDATE "classes" SET "keep_until" = make_date(extract(year from "created_at" + interval '5 months')::integer, 8, 31);--> statement-breakpoint
CREATE INDEX "bin_goes" ON "bin" USING btree ("goes_at");