ALTER TABLE "authority_limits" ADD COLUMN "set_by_id" text;
--> statement-breakpoint
ALTER TABLE "surplus_attestations" ADD COLUMN "seal" text;
--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "renewed_by_id" text;
--> statement-breakpoint
ALTER TABLE "security_answers" ADD COLUMN "modified_by_id" text;
--> statement-breakpoint
ALTER TABLE "quote_signatures" ADD COLUMN "seal" text;
--> statement-breakpoint
ALTER TABLE "quote_subjectivities" ADD COLUMN "filled_by_id" text;
--> statement-breakpoint
ALTER TABLE "quote_subjectivities" ADD COLUMN "waive_reason" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."surplus_attestations" ADD COLUMN "seal" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."policies" ADD COLUMN "renewed_by_id" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."security_answers" ADD COLUMN "modified_by_id" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."quote_signatures" ADD COLUMN "seal" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."quote_subjectivities" ADD COLUMN "filled_by_id" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."quote_subjectivities" ADD COLUMN "waive_reason" text;

--> statement-breakpoint
UPDATE policies SET renewed_by_id = renewal.id, is_open_for_renewal = false FROM quotes JOIN policies AS renewal ON renewal.quote_id = quotes.id WHERE quotes.renews_policy_id = policies.id;
--> statement-breakpoint
UPDATE sandbox.policies SET renewed_by_id = renewal.id, is_open_for_renewal = false FROM sandbox.quotes JOIN sandbox.policies AS renewal ON renewal.quote_id = quotes.id WHERE quotes.renews_policy_id = policies.id;
--> statement-breakpoint
UPDATE accounts SET is_open_for_renewal = false WHERE is_open_for_renewal AND NOT EXISTS (SELECT 1 FROM policies WHERE policies.account_id = accounts.id AND policies.is_open_for_renewal);
