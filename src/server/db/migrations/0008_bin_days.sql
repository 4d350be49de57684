-- Finished by hand: what lies in the bin already has the days that are left by the clock. What is over by the clock and still
-- there lay in a server that was switched off, or in a backup: nobody could restore it, and its days begin anew.
ALTER TABLE "bin" ADD COLUMN "days_left" smallint;--> statement-breakpoint
ALTER TABLE "bin" ADD COLUMN "counted_on" date;--> statement-breakpoint
UPDATE "bin" SET "days_left" = greatest(0, least(30, ceil(extract(epoch FROM "goes_at" -
  CASE WHEN "goes_at" > now() THEN now() ELSE "deleted_at" END) / 86400)));--> statement-breakpoint
ALTER TABLE "bin" ALTER COLUMN "days_left" SET NOT NULL;
