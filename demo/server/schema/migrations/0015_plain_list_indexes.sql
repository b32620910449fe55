-- Searches read trigrams: the extension is trusted, so the owner of the database may create it.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Any number of spaces folds to one; before, three became two.
create or replace function fold_text(text text) returns text
language sql immutable parallel safe
return regexp_replace(
  case
    when octet_length(text) = length(text) then translate(lower(text), U&'\0131''`', 'i')
    else translate(
      replace(replace(replace(replace(
        lower(normalize(
          regexp_replace(normalize(translate(text, U&'''`\00b4\2019\2018\201b\2032\02bc\02bb\02b9\ff07', ''), nfkd), U&'[\0300-\036f]', '', 'g'),
          nfc)),
        U&'\00df', 'ss'), U&'\00e6', 'ae'), U&'\0153', 'oe'), U&'\00fe', 'th'),
      U&'\0142\0111\00f0\00f8\0127\0167\0131\03c2', U&'lddohti\03c3')
  end,
  ' {2,}', ' ', 'g');
--> statement-breakpoint
-- How many rows a search finds is estimated from a histogram of the searched texts: a longer one for the long lists.
alter table accounts alter column searched set statistics 400;
--> statement-breakpoint
alter table policies alter column searched set statistics 400;
--> statement-breakpoint
alter table quotes alter column searched set statistics 400;
--> statement-breakpoint
alter table submissions alter column searched set statistics 400;
--> statement-breakpoint
DROP INDEX "accounts_mssp_id_index";
--> statement-breakpoint
DROP INDEX "accounts_list_name";
--> statement-breakpoint
DROP INDEX "accounts_scoped_name";
--> statement-breakpoint
DROP INDEX "accounts_list_agency";
--> statement-breakpoint
DROP INDEX "accounts_scoped_agency";
--> statement-breakpoint
DROP INDEX "accounts_list_state";
--> statement-breakpoint
DROP INDEX "accounts_scoped_state";
--> statement-breakpoint
DROP INDEX "accounts_list_revenue";
--> statement-breakpoint
DROP INDEX "accounts_scoped_revenue";
--> statement-breakpoint
DROP INDEX "accounts_list_created";
--> statement-breakpoint
DROP INDEX "accounts_scoped_created";
--> statement-breakpoint
DROP INDEX "accounts_list_modified";
--> statement-breakpoint
DROP INDEX "accounts_scoped_modified";
--> statement-breakpoint
DROP INDEX "accounts_monthly_modified";
--> statement-breakpoint
DROP INDEX "accounts_scoped_monthly_modified";
--> statement-breakpoint
DROP INDEX "accounts_scoped_set_0_state";
--> statement-breakpoint
DROP INDEX "accounts_list";
--> statement-breakpoint
DROP INDEX "accounts_scoped";
--> statement-breakpoint
DROP INDEX "accounts_found";
--> statement-breakpoint
DROP INDEX "accounts_sample";
--> statement-breakpoint
DROP INDEX "accounts_scoped_sample";
--> statement-breakpoint
DROP INDEX "policies_scoped_open";
--> statement-breakpoint
DROP INDEX "policies_list_number";
--> statement-breakpoint
DROP INDEX "policies_scoped_number";
--> statement-breakpoint
DROP INDEX "policies_list_quote";
--> statement-breakpoint
DROP INDEX "policies_scoped_quote";
--> statement-breakpoint
DROP INDEX "policies_list_company";
--> statement-breakpoint
DROP INDEX "policies_scoped_company";
--> statement-breakpoint
DROP INDEX "policies_list_agency";
--> statement-breakpoint
DROP INDEX "policies_scoped_agency";
--> statement-breakpoint
DROP INDEX "policies_list_product";
--> statement-breakpoint
DROP INDEX "policies_scoped_product";
--> statement-breakpoint
DROP INDEX "policies_list_limit";
--> statement-breakpoint
DROP INDEX "policies_scoped_limit";
--> statement-breakpoint
DROP INDEX "policies_list_total";
--> statement-breakpoint
DROP INDEX "policies_scoped_total";
--> statement-breakpoint
DROP INDEX "policies_list_payment";
--> statement-breakpoint
DROP INDEX "policies_scoped_payment";
--> statement-breakpoint
DROP INDEX "policies_list_effective";
--> statement-breakpoint
DROP INDEX "policies_scoped_effective";
--> statement-breakpoint
DROP INDEX "policies_list_end";
--> statement-breakpoint
DROP INDEX "policies_scoped_end";
--> statement-breakpoint
DROP INDEX "policies_list_created";
--> statement-breakpoint
DROP INDEX "policies_scoped_created";
--> statement-breakpoint
DROP INDEX "policies_monthly_number";
--> statement-breakpoint
DROP INDEX "policies_scoped_monthly_number";
--> statement-breakpoint
DROP INDEX "policies_monthly_quote";
--> statement-breakpoint
DROP INDEX "policies_scoped_monthly_quote";
--> statement-breakpoint
DROP INDEX "policies_monthly_effective";
--> statement-breakpoint
DROP INDEX "policies_scoped_monthly_effective";
--> statement-breakpoint
DROP INDEX "policies_monthly_end";
--> statement-breakpoint
DROP INDEX "policies_scoped_monthly_end";
--> statement-breakpoint
DROP INDEX "policies_list";
--> statement-breakpoint
DROP INDEX "policies_scoped";
--> statement-breakpoint
DROP INDEX "policies_found";
--> statement-breakpoint
DROP INDEX "policies_sample";
--> statement-breakpoint
DROP INDEX "policies_scoped_sample";
--> statement-breakpoint
DROP INDEX "quotes_renews_policy_id_index";
--> statement-breakpoint
DROP INDEX "quotes_agency_id_embed_user_id_index";
--> statement-breakpoint
DROP INDEX "quotes_underwriter_id_effective_status_index";
--> statement-breakpoint
DROP INDEX "quotes_needed";
--> statement-breakpoint
DROP INDEX "quotes_list_number";
--> statement-breakpoint
DROP INDEX "quotes_scoped_number";
--> statement-breakpoint
DROP INDEX "quotes_list_company";
--> statement-breakpoint
DROP INDEX "quotes_scoped_company";
--> statement-breakpoint
DROP INDEX "quotes_list_agency";
--> statement-breakpoint
DROP INDEX "quotes_scoped_agency";
--> statement-breakpoint
DROP INDEX "quotes_list_product";
--> statement-breakpoint
DROP INDEX "quotes_scoped_product";
--> statement-breakpoint
DROP INDEX "quotes_list_limit";
--> statement-breakpoint
DROP INDEX "quotes_scoped_limit";
--> statement-breakpoint
DROP INDEX "quotes_list_premium";
--> statement-breakpoint
DROP INDEX "quotes_scoped_premium";
--> statement-breakpoint
DROP INDEX "quotes_list_total";
--> statement-breakpoint
DROP INDEX "quotes_scoped_total";
--> statement-breakpoint
DROP INDEX "quotes_list_effective";
--> statement-breakpoint
DROP INDEX "quotes_scoped_effective";
--> statement-breakpoint
DROP INDEX "quotes_list_expires";
--> statement-breakpoint
DROP INDEX "quotes_scoped_expires";
--> statement-breakpoint
DROP INDEX "quotes_list_bound";
--> statement-breakpoint
DROP INDEX "quotes_scoped_bound";
--> statement-breakpoint
DROP INDEX "quotes_list_created";
--> statement-breakpoint
DROP INDEX "quotes_scoped_created";
--> statement-breakpoint
DROP INDEX "quotes_list_modified";
--> statement-breakpoint
DROP INDEX "quotes_scoped_modified";
--> statement-breakpoint
DROP INDEX "quotes_monthly_number";
--> statement-breakpoint
DROP INDEX "quotes_scoped_monthly_number";
--> statement-breakpoint
DROP INDEX "quotes_monthly_effective";
--> statement-breakpoint
DROP INDEX "quotes_scoped_monthly_effective";
--> statement-breakpoint
DROP INDEX "quotes_monthly_expires";
--> statement-breakpoint
DROP INDEX "quotes_scoped_monthly_expires";
--> statement-breakpoint
DROP INDEX "quotes_monthly_bound";
--> statement-breakpoint
DROP INDEX "quotes_scoped_monthly_bound";
--> statement-breakpoint
DROP INDEX "quotes_monthly_modified";
--> statement-breakpoint
DROP INDEX "quotes_scoped_monthly_modified";
--> statement-breakpoint
DROP INDEX "quotes_list";
--> statement-breakpoint
DROP INDEX "quotes_scoped";
--> statement-breakpoint
DROP INDEX "quotes_found";
--> statement-breakpoint
DROP INDEX "quotes_found_apart";
--> statement-breakpoint
DROP INDEX "quotes_sample";
--> statement-breakpoint
DROP INDEX "quotes_scoped_sample";
--> statement-breakpoint
DROP INDEX "register_companies_found";
--> statement-breakpoint
DROP INDEX "submissions_owner_id_index";
--> statement-breakpoint
DROP INDEX "submissions_agency_id_embed_user_id_index";
--> statement-breakpoint
DROP INDEX "submissions_is_lapsed_expires_index";
--> statement-breakpoint
DROP INDEX "submissions_list_number";
--> statement-breakpoint
DROP INDEX "submissions_scoped_number";
--> statement-breakpoint
DROP INDEX "submissions_list_company";
--> statement-breakpoint
DROP INDEX "submissions_scoped_company";
--> statement-breakpoint
DROP INDEX "submissions_list_agency";
--> statement-breakpoint
DROP INDEX "submissions_scoped_agency";
--> statement-breakpoint
DROP INDEX "submissions_list_type";
--> statement-breakpoint
DROP INDEX "submissions_scoped_type";
--> statement-breakpoint
DROP INDEX "submissions_list_expires";
--> statement-breakpoint
DROP INDEX "submissions_scoped_expires";
--> statement-breakpoint
DROP INDEX "submissions_list_created";
--> statement-breakpoint
DROP INDEX "submissions_scoped_created";
--> statement-breakpoint
DROP INDEX "submissions_list_modified";
--> statement-breakpoint
DROP INDEX "submissions_scoped_modified";
--> statement-breakpoint
DROP INDEX "submissions_monthly_number";
--> statement-breakpoint
DROP INDEX "submissions_scoped_monthly_number";
--> statement-breakpoint
DROP INDEX "submissions_monthly_modified";
--> statement-breakpoint
DROP INDEX "submissions_scoped_monthly_modified";
--> statement-breakpoint
DROP INDEX "submissions_list";
--> statement-breakpoint
DROP INDEX "submissions_scoped";
--> statement-breakpoint
DROP INDEX "submissions_found";
--> statement-breakpoint
DROP INDEX "submissions_sample";
--> statement-breakpoint
DROP INDEX "submissions_scoped_sample";
--> statement-breakpoint
DROP INDEX "policies_open";
--> statement-breakpoint
CREATE INDEX "accounts_mssp" ON "accounts" USING btree ("mssp_id") WHERE mssp_id is not null;
--> statement-breakpoint
CREATE INDEX "accounts_name" ON "accounts" USING btree ("name_key","id");
--> statement-breakpoint
CREATE INDEX "accounts_modified" ON "accounts" USING btree ("modified","id");
--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("created","id");
--> statement-breakpoint
CREATE INDEX "accounts_state" ON "accounts" USING btree ("state_key","id");
--> statement-breakpoint
CREATE INDEX "accounts_revenue" ON "accounts" USING btree ("revenue","id");
--> statement-breakpoint
CREATE INDEX "accounts_listed" ON "accounts" USING btree ("agency_id","status","relation","is_open_for_renewal","has_submission","state_key","revenue","created","modified","name_key","id");
--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "policies_cover" ON "policies" USING btree ("cover_status","end_date");
--> statement-breakpoint
CREATE INDEX "policies_end" ON "policies" USING btree ("end_date","id");
--> statement-breakpoint
CREATE INDEX "policies_created" ON "policies" USING btree ("created","id");
--> statement-breakpoint
CREATE INDEX "policies_listed" ON "policies" USING btree ("agency_id","cover_status","payment_status","is_renewal","is_open_for_renewal","product","limit","total_premium","created","effective_date","end_date","company_key","policy_number","quote_number","id","searched");
--> statement-breakpoint
CREATE INDEX "policies_search" ON "policies" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "quotes_embed_user" ON "quotes" USING btree ("embed_user_id") WHERE embed_user_id is not null;
--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "quotes" USING btree ("effective_status","expires_on");
--> statement-breakpoint
CREATE INDEX "quotes_modified" ON "quotes" USING btree ("modified","id");
--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created","id");
--> statement-breakpoint
CREATE INDEX "quotes_effective" ON "quotes" USING btree ("effective_date","id");
--> statement-breakpoint
CREATE INDEX "quotes_product" ON "quotes" USING btree ("product","id");
--> statement-breakpoint
CREATE INDEX "quotes_listed" ON "quotes" USING btree ("agency_id","effective_status","product","is_renewal","is_paid","is_surplus","source","limit","premium","total_premium","created","modified","expires_on","effective_date","bound_date","company_key","quote_number","id","searched");
--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "register_companies_search" ON "register_companies" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "submissions_embed_user" ON "submissions" USING btree ("embed_user_id") WHERE embed_user_id is not null;
--> statement-breakpoint
ALTER TABLE "submissions" RENAME COLUMN "is_lapsed" TO "is_expired";
--> statement-breakpoint
CREATE INDEX "submissions_due" ON "submissions" USING btree ("expires") WHERE not is_expired;
--> statement-breakpoint
CREATE INDEX "submissions_expires" ON "submissions" USING btree ("expires","id");
--> statement-breakpoint
CREATE INDEX "submissions_modified" ON "submissions" USING btree ("modified","id");
--> statement-breakpoint
CREATE INDEX "submissions_created" ON "submissions" USING btree ("created","id");
--> statement-breakpoint
CREATE INDEX "submissions_listed" ON "submissions" USING btree ("agency_id","effective_status","business_type","owner_id","created","modified","expires","account_key","submission_number","id","searched");
--> statement-breakpoint
CREATE INDEX "submissions_search" ON "submissions" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "policies_open" ON "policies" USING btree ("cover_status","end_date") WHERE is_open_for_renewal;
--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "is_assigned";
--> statement-breakpoint
DROP INDEX "sandbox"."accounts_mssp_id_index";
--> statement-breakpoint
DROP INDEX "sandbox"."quotes_renews_policy_id_index";
--> statement-breakpoint
DROP INDEX "sandbox"."quotes_agency_id_embed_user_id_index";
--> statement-breakpoint
DROP INDEX "sandbox"."quotes_underwriter_id_effective_status_index";
--> statement-breakpoint
DROP INDEX "sandbox"."quotes_needed";
--> statement-breakpoint
DROP INDEX "sandbox"."submissions_owner_id_index";
--> statement-breakpoint
DROP INDEX "sandbox"."submissions_agency_id_embed_user_id_index";
--> statement-breakpoint
DROP INDEX "sandbox"."submissions_is_lapsed_expires_index";
--> statement-breakpoint
DROP INDEX "sandbox"."policies_open";
--> statement-breakpoint
CREATE INDEX "accounts_mssp" ON "sandbox"."accounts" USING btree ("mssp_id") WHERE mssp_id is not null;
--> statement-breakpoint
CREATE INDEX "accounts_name" ON "sandbox"."accounts" USING btree ("name_key","id");
--> statement-breakpoint
CREATE INDEX "accounts_modified" ON "sandbox"."accounts" USING btree ("modified","id");
--> statement-breakpoint
CREATE INDEX "accounts_created" ON "sandbox"."accounts" USING btree ("created","id");
--> statement-breakpoint
CREATE INDEX "accounts_state" ON "sandbox"."accounts" USING btree ("state_key","id");
--> statement-breakpoint
CREATE INDEX "accounts_revenue" ON "sandbox"."accounts" USING btree ("revenue","id");
--> statement-breakpoint
CREATE INDEX "accounts_listed" ON "sandbox"."accounts" USING btree ("agency_id","status","relation","is_open_for_renewal","has_submission","state_key","revenue","created","modified","name_key","id");
--> statement-breakpoint
CREATE INDEX "accounts_search" ON "sandbox"."accounts" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "policies_cover" ON "sandbox"."policies" USING btree ("cover_status","end_date");
--> statement-breakpoint
CREATE INDEX "policies_end" ON "sandbox"."policies" USING btree ("end_date","id");
--> statement-breakpoint
CREATE INDEX "policies_created" ON "sandbox"."policies" USING btree ("created","id");
--> statement-breakpoint
CREATE INDEX "policies_listed" ON "sandbox"."policies" USING btree ("agency_id","cover_status","payment_status","is_renewal","is_open_for_renewal","product","limit","total_premium","created","effective_date","end_date","company_key","policy_number","quote_number","id","searched");
--> statement-breakpoint
CREATE INDEX "policies_search" ON "sandbox"."policies" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "quotes_embed_user" ON "sandbox"."quotes" USING btree ("embed_user_id") WHERE embed_user_id is not null;
--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "sandbox"."quotes" USING btree ("effective_status","expires_on");
--> statement-breakpoint
CREATE INDEX "quotes_modified" ON "sandbox"."quotes" USING btree ("modified","id");
--> statement-breakpoint
CREATE INDEX "quotes_created" ON "sandbox"."quotes" USING btree ("created","id");
--> statement-breakpoint
CREATE INDEX "quotes_effective" ON "sandbox"."quotes" USING btree ("effective_date","id");
--> statement-breakpoint
CREATE INDEX "quotes_product" ON "sandbox"."quotes" USING btree ("product","id");
--> statement-breakpoint
CREATE INDEX "quotes_listed" ON "sandbox"."quotes" USING btree ("agency_id","effective_status","product","is_renewal","is_paid","is_surplus","source","limit","premium","total_premium","created","modified","expires_on","effective_date","bound_date","company_key","quote_number","id","searched");
--> statement-breakpoint
CREATE INDEX "quotes_search" ON "sandbox"."quotes" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "submissions_embed_user" ON "sandbox"."submissions" USING btree ("embed_user_id") WHERE embed_user_id is not null;
--> statement-breakpoint
ALTER TABLE "sandbox"."submissions" RENAME COLUMN "is_lapsed" TO "is_expired";
--> statement-breakpoint
CREATE INDEX "submissions_due" ON "sandbox"."submissions" USING btree ("expires") WHERE not is_expired;
--> statement-breakpoint
CREATE INDEX "submissions_expires" ON "sandbox"."submissions" USING btree ("expires","id");
--> statement-breakpoint
CREATE INDEX "submissions_modified" ON "sandbox"."submissions" USING btree ("modified","id");
--> statement-breakpoint
CREATE INDEX "submissions_created" ON "sandbox"."submissions" USING btree ("created","id");
--> statement-breakpoint
CREATE INDEX "submissions_listed" ON "sandbox"."submissions" USING btree ("agency_id","effective_status","business_type","owner_id","created","modified","expires","account_key","submission_number","id","searched");
--> statement-breakpoint
CREATE INDEX "submissions_search" ON "sandbox"."submissions" USING gin ("searched" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "policies_open" ON "sandbox"."policies" USING btree ("cover_status","end_date") WHERE is_open_for_renewal;
--> statement-breakpoint
ALTER TABLE "sandbox"."submissions" DROP COLUMN "is_assigned";
--> statement-breakpoint
drop function search_parts_of(text[], text, text);
--> statement-breakpoint
drop function search_parts(text);
--> statement-breakpoint
-- The searched columns follow the other ones when a row is written.
do $$
declare
  stored record;
begin
  for stored in
    select distinct attrelid::regclass as relation
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attgenerated = 's' and attname = 'searched' and relkind = 'r' and relnamespace in (select oid from pg_namespace where nspname in ('public', 'sandbox'))
  loop
    execute format('update %s set id = id where searched like ''%%  %%''', stored.relation);
  end loop;
end
$$;
