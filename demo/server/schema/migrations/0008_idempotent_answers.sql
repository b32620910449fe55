CREATE TABLE "idempotent_answers" (
	"caller" text NOT NULL,
	"endpoint" text NOT NULL,
	"key_hash" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_caller_endpoint_key_hash_pk" PRIMARY KEY("caller","endpoint","key_hash")
);

--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_index" ON "idempotent_answers" USING btree ("created");
--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "attempts";
--> statement-breakpoint
ALTER TABLE "sandbox"."submissions" DROP COLUMN "attempts";
