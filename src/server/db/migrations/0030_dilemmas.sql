CREATE TABLE "dilemma_choices" (
	"team_id" uuid NOT NULL,
	"mission" smallint NOT NULL,
	"choice" text NOT NULL,
	"opened" smallint[] NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dilemma_choices_team_id_mission_pk" PRIMARY KEY("team_id","mission"),
	CONSTRAINT "dilemma_choices_mission_known" CHECK ("dilemma_choices"."mission" in (1, 3)),
	CONSTRAINT "dilemma_choices_choice_known" CHECK ("dilemma_choices"."choice" in ('first', 'second', 'third')),
	CONSTRAINT "dilemma_choices_opened_known" CHECK ("dilemma_choices"."opened" <@ array[0, 1, 2]::smallint[]),
	CONSTRAINT "dilemma_choices_third_earned" CHECK ("dilemma_choices"."choice" <> 'third' or cardinality("dilemma_choices"."opened") >= 2)
);
--> statement-breakpoint
ALTER TABLE "dilemma_choices" ADD CONSTRAINT "dilemma_choices_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;