CREATE TABLE "phrases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL,
	"shortcut" text,
	"level" smallint,
	"criterion" text,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phrases_level_known" CHECK ("phrases"."level" between 1 and 4),
	CONSTRAINT "phrases_criterion_known" CHECK ("phrases"."criterion" in ('p1', 'p2'))
);
--> statement-breakpoint
CREATE TABLE "starter_uses" (
	"account_id" uuid NOT NULL,
	"starter" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "starter_uses_account_id_starter_pk" PRIMARY KEY("account_id","starter")
);
--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starter_uses" ADD CONSTRAINT "starter_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phrases_account_shortcut_key" ON "phrases" USING btree ("account_id","shortcut");