ALTER TABLE "raised_hands" ALTER COLUMN "raised_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD COLUMN "pressed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD COLUMN "presses" jsonb DEFAULT '{}'::jsonb NOT NULL;