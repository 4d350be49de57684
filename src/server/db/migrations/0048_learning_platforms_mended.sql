ALTER TABLE "lti_pupils" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "sending_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD COLUMN "email_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_pupils" ADD COLUMN "mark" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "lti_pupil_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD COLUMN "lti_pupil_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_lti_pupil_id_lti_pupils_id_fk" FOREIGN KEY ("lti_pupil_id") REFERENCES "public"."lti_pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_lti_pupil_id_lti_pupils_id_fk" FOREIGN KEY ("lti_pupil_id") REFERENCES "public"."lti_pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lti_pupils_mark_key" ON "lti_pupils" USING btree ("link_id","mark");--> statement-breakpoint
CREATE INDEX "sessions_lti_pupil" ON "sessions" USING btree ("lti_pupil_id") WHERE "sessions"."lti_pupil_id" is not null;--> statement-breakpoint
CREATE INDEX "sign_in_steps_lti_pupil" ON "sign_in_steps" USING btree ("lti_pupil_id");