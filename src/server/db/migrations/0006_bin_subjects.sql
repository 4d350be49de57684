CREATE TABLE "bin_subjects" (
	"bin_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "bin_subjects_bin_id_subject_id_pk" PRIMARY KEY("bin_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "bin_subjects" ADD CONSTRAINT "bin_subjects_bin_id_bin_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_subjects_subject" ON "bin_subjects" USING btree ("subject_id");--> statement-breakpoint
-- Written by hand: whose rows lie in what is in the bin already.
INSERT INTO "bin_subjects" ("bin_id", "subject_id")
SELECT "id", "subject_id" FROM "bin"
UNION
SELECT "bin"."id", (own ->> owning)::uuid
FROM "bin", jsonb_array_elements("bin"."rows") AS parts(part), jsonb_array_elements(part -> 'rows') AS owns(own),
  unnest(ARRAY['id', 'teacher_id', 'class_id', 'team_id', 'account_id', 'proposal_id', 'comment_id']) AS columns(owning)
WHERE own ->> owning ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
