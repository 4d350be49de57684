ALTER TABLE "accounts" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A password that a teacher chose is for nobody else to open: the copies kept so far of those go.
UPDATE "accounts" SET "sealed_password" = NULL
WHERE "role" = 2 AND (
  SELECT "audit"."action" FROM "audit"
  WHERE "audit"."subject_id" = "accounts"."id" AND "audit"."action" IN ('setPassword', 'changeOwnPassword')
  ORDER BY "audit"."id" DESC LIMIT 1
) = 'changeOwnPassword';--> statement-breakpoint
-- Teachers who still have the password that they were given choose one; the account of the first run is the operator's to hand on.
UPDATE "accounts" SET "must_change_password" = true
WHERE "role" = 2 AND "sealed_password" IS NOT NULL AND (
  SELECT "audit"."action" FROM "audit"
  WHERE "audit"."subject_id" = "accounts"."id" AND "audit"."action" IN ('firstRun', 'addTeacher', 'setPassword')
  ORDER BY "audit"."id" DESC LIMIT 1
) IN ('addTeacher', 'setPassword');
