CREATE TABLE "diary_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"day" date NOT NULL,
	"progress" text NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"by_team" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"held_for" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"before" jsonb,
	CONSTRAINT "diary_entries_team_id_key" UNIQUE("team_id","id"),
	CONSTRAINT "diary_entries_progress_known" CHECK ("diary_entries"."progress" in ('requested', 'approved', 'doing', 'done', 'impossible')),
	CONSTRAINT "diary_entries_reason" CHECK (("diary_entries"."progress" = 'impossible') = ("diary_entries"."reason" <> '')),
	CONSTRAINT "diary_entries_state_known" CHECK ("diary_entries"."state" in ('shown', 'held', 'hidden')),
	CONSTRAINT "diary_entries_held_for_something" CHECK (("diary_entries"."state" = 'held') = ("diary_entries"."held_for" is not null))
);
--> statement-breakpoint
CREATE TABLE "diary_photos" (
	"team_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "diary_photos_entry_id_position_pk" PRIMARY KEY("entry_id","position")
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "story_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_photos" ADD CONSTRAINT "diary_photos_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_photos" ADD CONSTRAINT "diary_photos_entry_fk" FOREIGN KEY ("team_id","entry_id") REFERENCES "public"."diary_entries"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_entries_team" ON "diary_entries" USING btree ("team_id","day","created_at");--> statement-breakpoint
CREATE INDEX "diary_entries_at" ON "diary_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "diary_entries_held" ON "diary_entries" USING btree ("created_at","id") WHERE "diary_entries"."state" = 'held';--> statement-breakpoint
CREATE INDEX "diary_entries_hidden" ON "diary_entries" USING btree ("created_at","id") WHERE "diary_entries"."state" = 'hidden';--> statement-breakpoint
CREATE INDEX "diary_photos_team" ON "diary_photos" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "diary_photos_blob" ON "diary_photos" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "proposals_stories" ON "proposals" USING btree ("submitted_at") WHERE "proposals"."story_shared";