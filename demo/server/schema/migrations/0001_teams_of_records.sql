-- The teams of an account in the account, its quotes and policies, so that an index of a list has them. Written here,
-- because an account that a writer forgets would be missing from the lists of its team. Tables are found by the search
-- path: test mode has its own. Both functions lock the account first: what a transaction at the same time changes is
-- known when it ends, and read by the next query.
create function teams_of_account() returns trigger language plpgsql as $$
begin
  select team_ids into new.team_ids from accounts where id = new.account_id for no key update;
  new.team_ids := coalesce(new.team_ids, '{}');
  return new;
end
$$;
--> statement-breakpoint
create function write_teams() returns trigger language plpgsql as $$
begin
  perform from accounts where id in (select account_id from touched) order by id for no key update;
  update accounts set team_ids = teams.ids
  from (
    select account_id, array_remove(array_agg(team_id order by team_id), null) as ids
    from (select distinct account_id from touched) as accounts_of left join team_accounts using (account_id)
    group by account_id
  ) as teams
  where accounts.id = teams.account_id and accounts.team_ids <> teams.ids;
  update quotes set team_ids = accounts.team_ids from accounts
  where accounts.id = quotes.account_id and accounts.id in (select account_id from touched)
    and quotes.team_ids <> accounts.team_ids;
  update policies set team_ids = accounts.team_ids from accounts
  where accounts.id = policies.account_id and accounts.id in (select account_id from touched)
    and policies.team_ids <> accounts.team_ids;
  return null;
end
$$;
--> statement-breakpoint
create trigger teams_of_account before insert on quotes for each row execute function teams_of_account();
--> statement-breakpoint
create trigger teams_of_account before insert on policies for each row execute function teams_of_account();
--> statement-breakpoint
create trigger write_teams after insert on team_accounts referencing new table as touched for each statement execute function write_teams();
--> statement-breakpoint
create trigger write_teams_left after delete on team_accounts referencing old table as touched for each statement execute function write_teams();
--> statement-breakpoint
create trigger teams_of_account before insert on sandbox.quotes for each row execute function teams_of_account();
--> statement-breakpoint
create trigger teams_of_account before insert on sandbox.policies for each row execute function teams_of_account();
--> statement-breakpoint
create trigger write_teams after insert on sandbox.team_accounts referencing new table as touched for each statement execute function write_teams();
--> statement-breakpoint
create trigger write_teams_left after delete on sandbox.team_accounts referencing old table as touched for each statement execute function write_teams();
