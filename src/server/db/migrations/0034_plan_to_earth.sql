ALTER TABLE "councils" ADD COLUMN "to_earth" uuid;--> statement-breakpoint
CREATE INDEX "councils_to_earth" ON "councils" USING btree ("to_earth") WHERE "councils"."to_earth" is not null;