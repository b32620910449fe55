ALTER TABLE "surplus_attestations" ADD COLUMN "seal" text;
--> statement-breakpoint
ALTER TABLE "quote_signatures" ADD COLUMN "seal" text;
--> statement-breakpoint
ALTER TABLE "quote_subjectivities" ADD COLUMN "waive_reason" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."surplus_attestations" ADD COLUMN "seal" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."quote_signatures" ADD COLUMN "seal" text;
--> statement-breakpoint
ALTER TABLE "sandbox"."quote_subjectivities" ADD COLUMN "waive_reason" text;
