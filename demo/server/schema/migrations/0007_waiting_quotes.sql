-- Since when a quote waits for an underwriter, by the instant of the change that began it; null while it does not
-- wait. Written here, because every change of a quote's status has to reach it, and many write one.
create function write_waiting_since() returns trigger language plpgsql as $$
begin
  if new.effective_status not in ('REQUESTED', 'REFERRED', 'IN_REVIEW') then
    new.waiting_since := null;
  elsif tg_op = 'INSERT' or old.waiting_since is null then
    new.waiting_since := new.modified;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger write_waiting_since before insert or update of effective_status on quotes for each row execute function write_waiting_since();
--> statement-breakpoint
create trigger write_waiting_since before insert or update of effective_status on sandbox.quotes for each row execute function write_waiting_since();
