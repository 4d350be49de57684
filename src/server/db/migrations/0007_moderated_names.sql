-- Written by hand: what was decided about a comment is a line about the team that wrote it, so that an erasure finds it.
UPDATE "audit" SET "subject_id" = "comments"."team_id", "details" = jsonb_build_object('comment', "comments"."id")
FROM "comments"
WHERE "audit"."subject_id" = "comments"."id" AND "audit"."action" IN ('approveComments', 'hideComments', 'undoDecisions');--> statement-breakpoint
UPDATE "audit" SET "subject_name" = NULL
WHERE "action" IN ('approveComments', 'hideComments', 'undoDecisions') AND NOT "details" ? 'comment';
