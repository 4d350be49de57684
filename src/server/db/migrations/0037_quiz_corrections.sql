CREATE TABLE "quiz_corrections" (
	"class_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"challenge" smallint NOT NULL,
	"kind" text NOT NULL,
	"options" smallint[] NOT NULL,
	"may_fall" boolean NOT NULL,
	"corrected_by" uuid,
	"corrected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_corrections_class_id_theme_challenge_pk" PRIMARY KEY("class_id","theme","challenge"),
	CONSTRAINT "quiz_corrections_theme_known" CHECK ("quiz_corrections"."theme" in ('ic', 'dh', 'ds')),
	CONSTRAINT "quiz_corrections_challenge_known" CHECK ("quiz_corrections"."challenge" between 1 and 3),
	CONSTRAINT "quiz_corrections_kind_known" CHECK ("quiz_corrections"."kind" in ('void', 'correct')),
	CONSTRAINT "quiz_corrections_options_fit" CHECK (("quiz_corrections"."kind" = 'void') = (cardinality("quiz_corrections"."options") = 0)),
	CONSTRAINT "quiz_corrections_void_keeps" CHECK ("quiz_corrections"."kind" = 'correct' or not "quiz_corrections"."may_fall")
);
--> statement-breakpoint
ALTER TABLE "quiz_corrections" ADD CONSTRAINT "quiz_corrections_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;