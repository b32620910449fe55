CREATE TABLE "seeded_roles" (
	"role_id" text PRIMARY KEY NOT NULL,
	"role" jsonb NOT NULL
);

--> statement-breakpoint
ALTER TABLE "seeded_roles" ADD CONSTRAINT "seeded_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity" RENAME COLUMN "subject" TO "part";
--> statement-breakpoint
ALTER TABLE "activity" RENAME COLUMN "quote_number" TO "subject_number";
--> statement-breakpoint
ALTER TABLE "activity" RENAME COLUMN "user_id" TO "actor_id";
--> statement-breakpoint
ALTER TABLE "activity" RENAME COLUMN "user_name" TO "actor_name";
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "part" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "organisation_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "subject_kind" text;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "subject_id" text;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "actor_kind" text;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "delegation" text;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "delegation_id" text;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "origin" text;
--> statement-breakpoint
-- a deleted quote is known by its number only; the id of a link holder has a space
UPDATE "activity" SET
	"subject_kind" = CASE WHEN "submission_id" IS NOT NULL THEN 'submission'
		WHEN "subject_number" IS NOT NULL THEN 'quote' ELSE 'account' END,
	"subject_id" = coalesce("submission_id",
		(SELECT "quotes"."id" FROM "public"."quotes" WHERE "quotes"."quote_number" = "subject_number"),
		"subject_number", "account_id", "activity"."id"),
	"actor_kind" = CASE WHEN strpos("actor_id", ' ') > 0 THEN 'link' ELSE 'user' END,
	"delegation" = CASE WHEN strpos("actor_id", ' ') > 0 THEN 'link'
		WHEN "is_staff" THEN (SELECT 'impersonation' FROM "public"."organisations"
			WHERE "organisations"."id" = "organisation_id" AND "organisations"."account_type" <> 'PARAPET')
		ELSE (SELECT 'accountSwitch' FROM "public"."users"
			WHERE "users"."id" = "actor_id" AND "users"."organisation_id" <> "activity"."organisation_id") END,
	"origin" = 'portal';
--> statement-breakpoint
UPDATE "activity" SET "delegation_id" = "organisation_id" WHERE "delegation" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "subject_kind" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "subject_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "actor_kind" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "origin" SET NOT NULL;
--> statement-breakpoint
DROP INDEX "activity_of_submission";
--> statement-breakpoint
ALTER TABLE "activity" DROP COLUMN "submission_id";
--> statement-breakpoint
CREATE INDEX "activity_of_subject" ON "activity" USING btree ("subject_kind","subject_id","at","id");
--> statement-breakpoint
DROP INDEX "activity_of_account";
--> statement-breakpoint
CREATE INDEX "activity_of_account" ON "activity" USING btree ("account_id","at","id") WHERE actor_kind in ('user', 'link');
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" RENAME COLUMN "subject" TO "part";
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" RENAME COLUMN "quote_number" TO "subject_number";
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" RENAME COLUMN "user_id" TO "actor_id";
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" RENAME COLUMN "user_name" TO "actor_name";
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ALTER COLUMN "part" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ALTER COLUMN "organisation_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ADD COLUMN "subject_kind" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ADD COLUMN "subject_id" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ADD COLUMN "actor_kind" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ADD COLUMN "delegation" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ADD COLUMN "delegation_id" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ADD COLUMN "origin" text;
--> statement-breakpoint
-- a deleted quote is known by its number only; the id of a link holder has a space
UPDATE "sandbox"."activity" SET
	"subject_kind" = CASE WHEN "submission_id" IS NOT NULL THEN 'submission'
		WHEN "subject_number" IS NOT NULL THEN 'quote' ELSE 'account' END,
	"subject_id" = coalesce("submission_id",
		(SELECT "quotes"."id" FROM "sandbox"."quotes" WHERE "quotes"."quote_number" = "subject_number"),
		"subject_number", "account_id", "activity"."id"),
	"actor_kind" = CASE WHEN strpos("actor_id", ' ') > 0 THEN 'link' ELSE 'user' END,
	"delegation" = CASE WHEN strpos("actor_id", ' ') > 0 THEN 'link'
		WHEN "is_staff" THEN (SELECT 'impersonation' FROM "public"."organisations"
			WHERE "organisations"."id" = "organisation_id" AND "organisations"."account_type" <> 'PARAPET')
		ELSE (SELECT 'accountSwitch' FROM "public"."users"
			WHERE "users"."id" = "actor_id" AND "users"."organisation_id" <> "activity"."organisation_id") END,
	"origin" = 'portal';
--> statement-breakpoint
UPDATE "sandbox"."activity" SET "delegation_id" = "organisation_id" WHERE "delegation" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ALTER COLUMN "subject_kind" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ALTER COLUMN "subject_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ALTER COLUMN "actor_kind" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" ALTER COLUMN "origin" SET NOT NULL;
--> statement-breakpoint
DROP INDEX "sandbox"."activity_of_submission";
--> statement-breakpoint
ALTER TABLE "sandbox"."activity" DROP COLUMN "submission_id";
--> statement-breakpoint
CREATE INDEX "activity_of_subject" ON "sandbox"."activity" USING btree ("subject_kind","subject_id","at","id");
--> statement-breakpoint
DROP INDEX "sandbox"."activity_of_account";
--> statement-breakpoint
CREATE INDEX "activity_of_account" ON "sandbox"."activity" USING btree ("account_id","at","id") WHERE actor_kind in ('user', 'link');
