-- Finished by hand. Files of an answer that is no longer there belong to nobody: no list shows them and no erasure finds them.
DELETE FROM "answer_files" f WHERE NOT EXISTS (SELECT FROM "answers" a WHERE a."team_id" = f."team_id" AND a."part" = f."part");--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_answer_fk" FOREIGN KEY ("team_id","part") REFERENCES "public"."answers"("team_id","part") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_blob" ON "uploads" USING btree ("sha256");
