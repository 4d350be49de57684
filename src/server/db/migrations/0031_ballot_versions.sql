ALTER TABLE "council_ballots" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "council_ballots" ADD COLUMN "device" text DEFAULT '' NOT NULL;