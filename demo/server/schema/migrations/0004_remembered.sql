-- Tells that keys, their agencies or flags changed, which a process may remember. Written here, because a switched-off
-- key would go on after a writer who forgets.
create function announce_remembered() returns trigger language plpgsql as $$
begin
  perform pg_notify('parapet', 'stale ' || tg_argv[0]);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_remembered after insert or update or delete on access_keys for each statement execute function announce_remembered('keys');
--> statement-breakpoint
create trigger announce_remembered after insert or update or delete on organisations for each statement execute function announce_remembered('keys');
--> statement-breakpoint
create trigger announce_remembered after insert or update or delete on platform_state for each statement execute function announce_remembered('flags');
