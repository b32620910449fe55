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
-- Parts that a text must have which is searched for another: the first and the last one, those over a break between
-- words, which few texts share, and each third one of numbers; of a single word each third one. The others mostly say
-- again what these say. Twelve are enough: a row that is found by them is compared with the whole text.
create function sought_parts(sought text) returns integer[]
language sql immutable strict parallel safe as $$
  with parts as (
    select part, at, count(*) over () as parts,
      not (middle between 48 and 57 or middle between 97 and 122 or middle > 127) as is_break,
      part >> 16 between 48 and 57 or middle between 48 and 57 or part & 255 between 48 and 57 as is_number
    from unnest(search_parts(sought)) with ordinality as each(part, at), lateral (select part >> 8 & 255) as of(middle)
  )
  select array(
    select distinct part from (
      select part from parts
      where at in (1, parts) or is_break or at % 3 = 1 and (is_number or not exists (select from parts where is_break))
      order by at limit 12
    ) as chosen
  )
$$;
