CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"moment" text NOT NULL,
	"answers" smallint[] NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "survey_answers_moment_known" CHECK ("survey_answers"."moment" in ('before', 'after'))
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"open" text,
	CONSTRAINT "surveys_open_known" CHECK ("surveys"."open" in ('before', 'after'))
);
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answers_class" ON "survey_answers" USING btree ("class_id","moment");--> statement-breakpoint
CREATE UNIQUE INDEX "surveys_code_key" ON "surveys" USING btree ("code");