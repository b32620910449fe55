-- The parts by which a text is searched: each three bytes that follow one another. An index of them finds any part
-- of a text of three bytes or more, whatever the language of the database.
create function search_parts(searched text) returns integer[]
-- so dear that rows are never looked at one by one where an index of parts can answer
language sql immutable strict parallel safe cost 10000 as $$
  select array(
    select (get_byte(bytes, at) << 16) | (get_byte(bytes, at + 1) << 8) | get_byte(bytes, at + 2)
    from convert_to(searched, 'UTF8') as bytes, generate_series(0, length(bytes) - 3) as at
  )
$$;
--> statement-breakpoint
-- Parts that a text must have which is searched for another: so few that none says again what its neighbours say.
create function sought_parts(sought text) returns integer[]
language sql immutable strict parallel safe as $$
  select array(
    select part from unnest(search_parts(sought)) with ordinality as parts(part, at)
    where at % 3 = 1 or at = cardinality(search_parts(sought))
  )
$$;
