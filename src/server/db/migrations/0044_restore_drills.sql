CREATE TABLE "restore_drills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"ended_at" timestamp with time zone,
	"backup" text NOT NULL,
	"backup_at" timestamp with time zone NOT NULL,
	"progress" jsonb NOT NULL,
	"findings" jsonb,
	"problem" text,
	CONSTRAINT "restore_drills_state" CHECK ("restore_drills"."state" in ('running', 'good', 'flawed', 'failed', 'interrupted'))
);
--> statement-breakpoint
ALTER TABLE "restore_drills" ADD CONSTRAINT "restore_drills_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restore_drills_started" ON "restore_drills" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "restore_drills_account" ON "restore_drills" USING btree ("started_by");