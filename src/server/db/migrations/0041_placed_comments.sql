CREATE TABLE "placed_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"version" smallint NOT NULL,
	"step" smallint NOT NULL,
	"span_start" integer,
	"span_end" integer,
	"quote" text,
	"position" smallint,
	"x" double precision,
	"y" double precision,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "placed_comments_known" CHECK ("placed_comments"."level" between 2 and 4 and "placed_comments"."version" >= 1 and "placed_comments"."step" >= 0),
	CONSTRAINT "placed_comments_place" CHECK (case when "placed_comments"."level" = 3
        then num_nonnulls("placed_comments"."position", "placed_comments"."x", "placed_comments"."y") = 3 and num_nonnulls("placed_comments"."span_start", "placed_comments"."span_end", "placed_comments"."quote") = 0
        else num_nonnulls("placed_comments"."span_start", "placed_comments"."span_end", "placed_comments"."quote") = 3 and num_nonnulls("placed_comments"."position", "placed_comments"."x", "placed_comments"."y") = 0
      end),
	CONSTRAINT "placed_comments_span" CHECK (0 <= "placed_comments"."span_start" and "placed_comments"."span_start" < "placed_comments"."span_end"),
	CONSTRAINT "placed_comments_point" CHECK ("placed_comments"."x" between 0 and 1 and "placed_comments"."y" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "placed_comments" ADD CONSTRAINT "placed_comments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placed_comments_team" ON "placed_comments" USING btree ("team_id","level","version");