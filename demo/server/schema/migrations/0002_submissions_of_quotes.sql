-- What lists read of a submission from its quote, and of an account from its submissions. Written here, because every
-- change of a quote's status has to reach them. Tables are found by the search path: test mode has its own.
create function write_quote_of_submission() returns trigger language plpgsql as $$
begin
  if new.submission_id is null then return null; end if;
  update submissions set
    quote_id = new.id, quote_number = new.quote_number, quote_product = new.product, quote_status = new.effective_status,
    quote_total = new.total_premium, modified = greatest(modified, new.modified)
  where id = new.submission_id and (tg_op = 'INSERT' or old.submission_id is distinct from new.submission_id
      or quote_id = new.id or new.effective_status in ('BOUND', 'ISSUED'))
    and (quote_id, quote_status, quote_total) is distinct from (new.id, new.effective_status, new.total_premium);
  return null;
end
$$;
--> statement-breakpoint
create function write_potential_account() returns trigger language plpgsql as $$
begin
  update accounts set has_submission = potential.has
  from (
    select id, exists (
      select 1 from submissions
      where submissions.account_id = asked.id
        and effective_status in ('needsApplication', 'incomplete', 'readyToQuote', 'uwEscalation')
    ) as has
    from (values (case when tg_op = 'DELETE' then old.account_id else new.account_id end),
      (case when tg_op = 'UPDATE' then old.account_id end)) as asked (id)
  ) as potential
  where accounts.id = potential.id and accounts.has_submission <> potential.has;
  return null;
end
$$;
--> statement-breakpoint
create trigger write_quote_of_submission after insert or update of effective_status, total_premium, submission_id on quotes for each row execute function write_quote_of_submission();
--> statement-breakpoint
create trigger write_potential_account after insert or update or delete on submissions for each row execute function write_potential_account();
--> statement-breakpoint
create trigger write_quote_of_submission after insert or update of effective_status, total_premium, submission_id on sandbox.quotes for each row execute function write_quote_of_submission();
--> statement-breakpoint
create trigger write_potential_account after insert or update or delete on sandbox.submissions for each row execute function write_potential_account();
