-- Limits of a user's own end with the role that they were set for. Written here, because they would come back with a
-- later role after a writer who forgets.
create function end_authority() returns trigger language plpgsql as $$
begin
  delete from authority_limits where user_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger end_authority after update of role_id, status on users for each row when (old.role_id is distinct from new.role_id or new.status <> 'ACTIVE') execute function end_authority();
