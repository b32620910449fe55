CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_date" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_transactionId_unique" UNIQUE("transaction_id")
);

--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"account_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"day" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_cause_unique" UNIQUE("cause")
);

--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"entry_id" text NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lines_entry_id_account_currency_pk" PRIMARY KEY("entry_id","account","currency"),
	CONSTRAINT "ledger_lines_amount" CHECK (amount <> 0)
);

--> statement-breakpoint
CREATE TABLE "policy_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"effective_date" text NOT NULL,
	"end_date" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "policy_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"term_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"kind" text GENERATED ALWAYS AS (change ->> 'kind') STORED NOT NULL,
	"effective_date" text NOT NULL,
	"processed" timestamp with time zone,
	"actor_id" text,
	"reason" text,
	"change" jsonb NOT NULL,
	"charges" jsonb NOT NULL,
	"documents" text[] NOT NULL,
	CONSTRAINT "policy_transactions_processed" CHECK ((state = 'issued') = (processed is not null))
);

--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transaction_id_policy_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."policy_transactions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policy_terms" ADD CONSTRAINT "policy_terms_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policy_transactions" ADD CONSTRAINT "policy_transactions_term_id_policy_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."policy_terms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoices_policy_id_index" ON "invoices" USING btree ("policy_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_policy_id_index" ON "ledger_entries" USING btree ("policy_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_account_id_index" ON "ledger_entries" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "policy_terms_policy_id_effective_date_index" ON "policy_terms" USING btree ("policy_id","effective_date");
--> statement-breakpoint
CREATE UNIQUE INDEX "policy_transactions_term_id_sequence_index" ON "policy_transactions" USING btree ("term_id","sequence");
--> statement-breakpoint
CREATE TABLE "sandbox"."invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_date" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_transactionId_unique" UNIQUE("transaction_id")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"account_id" text NOT NULL,
	"policy_id" text NOT NULL,
	"day" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_cause_unique" UNIQUE("cause")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."ledger_lines" (
	"entry_id" text NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lines_entry_id_account_currency_pk" PRIMARY KEY("entry_id","account","currency"),
	CONSTRAINT "ledger_lines_amount" CHECK (amount <> 0)
);

--> statement-breakpoint
CREATE TABLE "sandbox"."policy_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"effective_date" text NOT NULL,
	"end_date" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."policy_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"term_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"kind" text GENERATED ALWAYS AS (change ->> 'kind') STORED NOT NULL,
	"effective_date" text NOT NULL,
	"processed" timestamp with time zone,
	"actor_id" text,
	"reason" text,
	"change" jsonb NOT NULL,
	"charges" jsonb NOT NULL,
	"documents" text[] NOT NULL,
	CONSTRAINT "policy_transactions_processed" CHECK ((state = 'issued') = (processed is not null))
);

--> statement-breakpoint
ALTER TABLE "sandbox"."invoices" ADD CONSTRAINT "invoices_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "sandbox"."policies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."invoices" ADD CONSTRAINT "invoices_transaction_id_policy_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "sandbox"."policy_transactions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "sandbox"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."policy_terms" ADD CONSTRAINT "policy_terms_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "sandbox"."policies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."policy_transactions" ADD CONSTRAINT "policy_transactions_term_id_policy_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "sandbox"."policy_terms"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoices_policy_id_index" ON "sandbox"."invoices" USING btree ("policy_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_policy_id_index" ON "sandbox"."ledger_entries" USING btree ("policy_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_account_id_index" ON "sandbox"."ledger_entries" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "policy_terms_policy_id_effective_date_index" ON "sandbox"."policy_terms" USING btree ("policy_id","effective_date");
--> statement-breakpoint
CREATE UNIQUE INDEX "policy_transactions_term_id_sequence_index" ON "sandbox"."policy_transactions" USING btree ("term_id","sequence");
--> statement-breakpoint
-- Writes the terms, transactions, invoices and ledger of existing policies, for test mode, too.
do $$
declare
  original text := current_setting('search_path');
  path text;
begin
  foreach path in array array['public', 'sandbox, public'] loop
    perform set_config('search_path', path, true);
    insert into policy_terms (id, policy_id, effective_date, end_date)
      select gen_random_uuid()::text, id, effective_date, end_date from policies;

    insert into policy_transactions (id, term_id, sequence, state, effective_date, processed, reason, change, charges, documents)
      select gen_random_uuid()::text, term.id, 1, 'issued', policies.effective_date, policies.created,
        case when is_renewal then 'Renewal' else 'New business' end,
        jsonb_build_object('kind', 'issue', 'facts',
          jsonb_build_object('limit', "limit", 'deductible', deductible, 'premium', premium)),
        (select coalesce(jsonb_agg(fee), '[]') from (values
            (1, jsonb_build_object('kind', 'premium', 'amount', premium)),
            (2, jsonb_build_object('kind', 'mgaFee', 'amount', mga_fee)),
            (3, jsonb_build_object('kind', 'brokerFee', 'amount', broker_fee))) fees (place, fee)
          where fee -> 'amount' <> '0') ||
        case total_premium - premium - mga_fee - broker_fee when priced.total then priced.lines when 0 then '[]'
          else jsonb_build_array(jsonb_build_object('kind', 'tax', 'code', 'UNSPECIFIED', 'amount', total_premium - premium - mga_fee - broker_fee)) end,
        array(select kind from documents where subject_id = policies.id and kind in ('policy', 'invoice') and version = '1' order by kind desc)
      from policies
      join policy_terms term on term.policy_id = policies.id
      left join quote_prices on quote_prices.quote_id = policies.quote_id
      cross join lateral (
        select coalesce(sum(amount), 0) as total,
          coalesce(jsonb_agg(jsonb_build_object('kind', 'tax', 'code', code, 'amount', amount)) filter (where amount <> 0), '[]') as lines
        from (
          select tax ->> 'code' as code, sum((tax ->> 'amount')::bigint)::bigint as amount
          from jsonb_array_elements(case jsonb_typeof(price -> 'taxes') when 'array' then price -> 'taxes' else '[]' end) tax group by 1
        ) taxes
      ) priced;

    insert into policy_transactions (id, term_id, sequence, state, effective_date, processed, change, charges, documents)
      select gen_random_uuid()::text, term.id, 2, 'issued', to_char(cancelled at time zone 'UTC', 'YYYY-MM-DD'), cancelled, '{"kind": "cancel"}', '[]', '{}'
      from policies join policy_terms term on term.policy_id = policies.id where cancelled is not null;

    insert into invoices (number, policy_id, transaction_id, amount, currency, due_date, created)
      select invoice_number, policies.id, issue.id, total_premium,
        case region when 'UK' then 'GBP' when 'AU' then 'AUD' else 'USD' end, due_date, policies.created
      from policies
      join policy_terms term on term.policy_id = policies.id
      join policy_transactions issue on issue.term_id = term.id and issue.sequence = 1;

    -- issued seven days before the premium is due
    insert into ledger_entries (id, cause, account_id, policy_id, day, created)
      select gen_random_uuid()::text, 'transaction:' || transaction_id, account_id, policies.id,
        to_char(policies.due_date::date - 7, 'YYYY-MM-DD'), policies.created
      from policies join invoices on invoices.number = invoice_number;
    with charges as (
      select entry.id as entry_id, invoices.currency, (charge ->> 'amount')::bigint as amount,
        case charge ->> 'kind' when 'premium' then 'premium-payable' when 'mgaFee' then 'mga-fees'
          when 'brokerFee' then 'broker-fees-payable' else 'tax-payable:' || (charge ->> 'code') end as account
      from ledger_entries entry
      join policy_transactions issue on entry.cause = 'transaction:' || issue.id
      join invoices on invoices.transaction_id = issue.id
      cross join lateral jsonb_array_elements(issue.charges) charge
    )
    insert into ledger_lines (entry_id, account, currency, amount)
      select entry_id, account, currency, -amount from charges
      union all
      select entry_id, 'receivable', currency, sum(amount)::bigint from charges group by entry_id, currency having sum(amount) <> 0;

    with paid as (
      insert into ledger_entries (id, cause, account_id, policy_id, day, created)
        select gen_random_uuid()::text,
          'payment:' || payments.id || case status when 'Paid' then ':paid' else ':in-process' end,
          account_id, policies.id, payment_date, payments.modified
        from payments join policies on policies.id = payments.policy_id
        where status in ('Paid', 'In Process') and payments.amount_paid <> 0
      returning id, cause
    )
    insert into ledger_lines (entry_id, account, currency, amount)
      select paid.id, line.account, currency, line.sign * amount_paid
      from paid
      join payments on payments.id = split_part(paid.cause, ':', 2)
      join (values ('Paid', 'cash', 1), ('Paid', 'receivable', -1), ('In Process', 'payments-in-transit', 1),
        ('In Process', 'unapplied-payments', -1)) line (status, account, sign) on line.status = payments.status;

    -- what a policy was paid without a transaction of the processor
    with opening as (
      insert into ledger_entries (id, cause, account_id, policy_id, day, created)
        select gen_random_uuid()::text, 'opening:' || policies.id, account_id, policies.id,
          to_char(due_date::date - 7, 'YYYY-MM-DD'), policies.created
        from policies
        where amount_paid > (select coalesce(sum(payments.amount_paid), 0) from payments where payments.policy_id = policies.id and status = 'Paid')
      returning id, policy_id
    )
    insert into ledger_lines (entry_id, account, currency, amount)
      select opening.id, line.account, invoices.currency, line.sign * (policies.amount_paid -
        (select coalesce(sum(payments.amount_paid), 0) from payments where payments.policy_id = policies.id and status = 'Paid'))
      from opening
      join policies on policies.id = opening.policy_id
      join invoices on invoices.number = invoice_number
      cross join (values ('cash', 1), ('receivable', -1)) line (account, sign);
  end loop;
  perform set_config('search_path', original, true);
end
$$;
--> statement-breakpoint
-- At commit. Each branch names its table, so that its plan stays the same whatever the search path.
create function assert_entry_balances() returns trigger language plpgsql as $$
declare
  is_unbalanced boolean;
begin
  if tg_table_schema = 'sandbox' then
    is_unbalanced := exists (select from sandbox.ledger_lines where entry_id = new.entry_id group by currency having sum(amount) <> 0);
  else
    is_unbalanced := exists (select from public.ledger_lines where entry_id = new.entry_id group by currency having sum(amount) <> 0);
  end if;
  if is_unbalanced then
    raise exception 'The ledger entry % does not balance', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Test mode deletes its records after a time, by the references to their account: that delete has a trigger above it.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_schema = 'sandbox' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create function refuse_issued_change() returns trigger language plpgsql as $$
declare
  states constant text[] := array['draft', 'quoted', 'accepted', 'issued'];
begin
  if old.state = 'issued' or array_position(states, new.state) < array_position(states, old.state) then
    raise exception 'A transaction that is % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create constraint trigger assert_entry_balances after insert on ledger_lines deferrable initially deferred for each row execute function assert_entry_balances();
--> statement-breakpoint
create trigger refuse_change before update or delete on ledger_lines for each row execute function refuse_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on ledger_lines for each statement execute function refuse_change();
--> statement-breakpoint
create trigger refuse_change before update or delete on ledger_entries for each row execute function refuse_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on ledger_entries for each statement execute function refuse_change();
--> statement-breakpoint
create trigger refuse_issued_change before update on policy_transactions for each row execute function refuse_issued_change();
--> statement-breakpoint
create trigger refuse_change before delete on policy_transactions for each row execute function refuse_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on policy_transactions for each statement execute function refuse_change();
--> statement-breakpoint
create constraint trigger assert_entry_balances after insert on sandbox.ledger_lines deferrable initially deferred for each row execute function assert_entry_balances();
--> statement-breakpoint
create trigger refuse_change before update or delete on sandbox.ledger_lines for each row execute function refuse_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on sandbox.ledger_lines for each statement execute function refuse_change();
--> statement-breakpoint
create trigger refuse_change before update or delete on sandbox.ledger_entries for each row execute function refuse_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on sandbox.ledger_entries for each statement execute function refuse_change();
--> statement-breakpoint
create trigger refuse_issued_change before update on sandbox.policy_transactions for each row execute function refuse_issued_change();
--> statement-breakpoint
create trigger refuse_change before delete on sandbox.policy_transactions for each row execute function refuse_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on sandbox.policy_transactions for each statement execute function refuse_change();
