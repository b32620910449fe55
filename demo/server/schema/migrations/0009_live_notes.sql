-- Tells which notes a statement changed, to their authors' organisations: the account that a note is about stays as it is.
create function announce_notes() returns trigger language plpgsql as $$
declare
  ids text[];
  organisations text[];
begin
  if tg_op = 'DELETE' then
    select array_agg(id), array_agg(distinct organisation_id) into ids, organisations
    from (select id, organisation_id from before_rows limit 51) as touched;
  else
    select array_agg(id), array_agg(distinct organisation_id) into ids, organisations
    from (select id, organisation_id from after_rows limit 51) as touched;
  end if;
  perform announce('note', ids, organisations);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_added after insert on account_notes referencing new table as after_rows for each statement execute function announce_notes();
--> statement-breakpoint
create trigger announce_changed after update on account_notes referencing new table as after_rows for each statement execute function announce_notes();
--> statement-breakpoint
create trigger announce_deleted after delete on account_notes referencing old table as before_rows for each statement execute function announce_notes();
