ALTER TABLE "answer_version_files" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_version_files" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "answer_files" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_files" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "answer_version_files" ADD CONSTRAINT "answer_version_files_place_known" CHECK ("answer_version_files"."place" in ('school', 'neighbourhood', 'elsewhere'));--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_place_known" CHECK ("answer_files"."place" in ('school', 'neighbourhood', 'elsewhere'));