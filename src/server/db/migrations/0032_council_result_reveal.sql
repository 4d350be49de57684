UPDATE "councils" SET "setup" = ("setup" - 'resultShown') || jsonb_build_object('resultReveal', "setup" -> 'resultShown') WHERE "setup" ? 'resultShown';
--> statement-breakpoint
UPDATE "bin" SET "rows" = replace("rows"::text, '"resultShown": "', '"resultReveal": "')::jsonb WHERE "kind" IN ('council', 'class', 'teacher', 'school');
