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
UPDATE accounts SET is_open_for_renewal = false WHERE is_open_for_renewal AND NOT EXISTS (SELECT 1 FROM policies WHERE policies.account_id = accounts.id AND policies.is_open_for_renewal);
--> statement-breakpoint
-- The names of users on rows that lists sort and filter by; other readers read the user. Written here, because
-- several callers change a name. Signatures, documents, mails and what the log says of a change keep the name of then.
CREATE FUNCTION write_user_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := old.first_name || ' ' || old.last_name;
  now_named text := new.first_name || ' ' || new.last_name;
BEGIN
  UPDATE public.quotes SET underwriter_name = now_named WHERE underwriter_id = new.id;
  UPDATE public.submissions SET owner_name = now_named WHERE owner_id = new.id;
  UPDATE public.quotes SET agent_first_name = new.first_name, agent_last_name = new.last_name
    WHERE agency_id = new.organisation_id AND agent_email = new.email;
  UPDATE public.submissions SET submitter_name = now_named
    WHERE agency_id = new.organisation_id AND submitter_email = new.email AND submitter_name = before;
  UPDATE public.agencies SET agent_first_name = new.first_name, agent_last_name = new.last_name
    WHERE id = new.organisation_id AND agent_email = new.email;
  UPDATE sandbox.quotes SET agent_first_name = new.first_name, agent_last_name = new.last_name
    WHERE agency_id = new.organisation_id AND agent_email = new.email;
  UPDATE sandbox.submissions SET submitter_name = now_named
    WHERE agency_id = new.organisation_id AND submitter_email = new.email AND submitter_name = before;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER write_user_name AFTER UPDATE OF first_name, last_name ON users FOR EACH ROW WHEN (old.first_name <> new.first_name OR old.last_name <> new.last_name) EXECUTE FUNCTION write_user_name();
