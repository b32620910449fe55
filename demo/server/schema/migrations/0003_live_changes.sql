-- Tells every process which records a statement changed. Written here, because lists would be old on open screens
-- after a writer who forgets. Tables of test mode tell nothing: its records are on no screen of ours. More records than
-- an announcement takes are told as any of the kind.
create function announce(kind text, ids text[], agencies text[]) returns void language plpgsql as $$
declare
  told text := json_build_object(
    'kind', kind, 'ids', ids, 'agencies', agencies, 'by', nullif(current_setting('parapet.actor', true), '')
  )::text;
begin
  if ids is null then return; end if;
  if cardinality(ids) > 50 or octet_length(told) > 7000 then
    told := json_build_object('kind', kind, 'by', nullif(current_setting('parapet.actor', true), ''))::text;
  end if;
  perform pg_notify('parapet', 'changed ' || told);
end
$$;
--> statement-breakpoint
create function announce_changes() returns trigger language plpgsql as $$
declare
  most constant integer := 50;
  ids text[];
  agencies text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct id), array_agg(distinct agency_id) into ids, agencies
    from (select id, agency_id from after_rows limit most + 1) as touched;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct id), array_agg(distinct agency_id) into ids, agencies
    from (select id, agency_id from before_rows limit most + 1) as touched;
  else
    -- the agency that a record left, too
    select array_agg(distinct id), array_agg(distinct agency_id) into ids, agencies
    from (
      (select id, agency_id from after_rows limit most + 1)
      union all (select id, agency_id from before_rows limit most + 1)
    ) as touched;
  end if;
  perform announce(tg_argv[0], ids, agencies);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_added after insert on quotes referencing new table as after_rows for each statement execute function announce_changes('quote');
--> statement-breakpoint
create trigger announce_changed after update on quotes referencing old table as before_rows new table as after_rows for each statement execute function announce_changes('quote');
--> statement-breakpoint
create trigger announce_deleted after delete on quotes referencing old table as before_rows for each statement execute function announce_changes('quote');
--> statement-breakpoint
create trigger announce_added after insert on accounts referencing new table as after_rows for each statement execute function announce_changes('account');
--> statement-breakpoint
create trigger announce_changed after update on accounts referencing old table as before_rows new table as after_rows for each statement execute function announce_changes('account');
--> statement-breakpoint
create trigger announce_deleted after delete on accounts referencing old table as before_rows for each statement execute function announce_changes('account');
--> statement-breakpoint
create trigger announce_added after insert on policies referencing new table as after_rows for each statement execute function announce_changes('policy');
--> statement-breakpoint
create trigger announce_changed after update on policies referencing old table as before_rows new table as after_rows for each statement execute function announce_changes('policy');
--> statement-breakpoint
create trigger announce_deleted after delete on policies referencing old table as before_rows for each statement execute function announce_changes('policy');
--> statement-breakpoint
create trigger announce_added after insert on submissions referencing new table as after_rows for each statement execute function announce_changes('submission');
--> statement-breakpoint
create trigger announce_changed after update on submissions referencing old table as before_rows new table as after_rows for each statement execute function announce_changes('submission');
--> statement-breakpoint
create trigger announce_deleted after delete on submissions referencing old table as before_rows for each statement execute function announce_changes('submission');
--> statement-breakpoint
-- What a quote is subject to is shown with it, though an answer leaves the quote as it is.
create function announce_subjectivities() returns trigger language plpgsql as $$
declare
  ids text[];
  agencies text[];
begin
  select array_agg(id), array_agg(distinct agency_id) into ids, agencies
  from (select id, agency_id from quotes where id in (select quote_id from after_rows) limit 51) as touched;
  perform announce('quote', ids, agencies);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_added after insert on quote_subjectivities referencing new table as after_rows for each statement execute function announce_subjectivities();
--> statement-breakpoint
create trigger announce_changed after update on quote_subjectivities referencing new table as after_rows for each statement execute function announce_subjectivities();
--> statement-breakpoint
-- Streams end with their session, also where another process ended it.
create function announce_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('parapet', 'ended ' || new.id);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_end after update of ended on sessions for each row when (old.ended is null and new.ended is not null) execute function announce_end();
