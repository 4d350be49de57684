UPDATE "councils" SET "setup" = ("setup" - 'resultShown') || jsonb_build_object('resultReveal', "setup" -> 'resultShown') WHERE "setup" ? 'resultShown';
