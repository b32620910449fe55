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
-- Parts that a text must have which is searched for another: those over a break between words, which few texts share,
-- each third one of numbers and their last, and the first one of a number that begins with two letters and a break;
-- without numbers the first one, with one break or none the last one too, and of a single word each third one. The
-- others mostly say again what these say, and their lists are long. Twelve are enough: a row that is found by them is
-- compared with the whole text.
create function sought_parts(sought text) returns integer[]
language sql immutable strict parallel safe as $$
  with parts as (
    select part, at, count(*) over () as parts, is_break, is_number, ends_word,
      count(*) filter (where is_break) over () as breaks, count(*) filter (where is_number) over () as numbers
    from unnest(search_parts(sought)) with ordinality as each(part, at), lateral (select part >> 8 & 255) as of(middle),
      lateral (select part & 255) as of_last(last),
      lateral (select not (middle between 48 and 57 or middle between 97 and 122 or middle > 127)) as between_words(is_break),
      lateral (select not (last between 48 and 57 or last between 97 and 122 or last > 127)) as of_word(ends_word),
      lateral (select part >> 16 between 48 and 57 or middle between 48 and 57 or part & 255 between 48 and 57) as of_number(is_number)
  )
  select array(
    select distinct part from (
      select part from parts
      where is_break or is_number and at % 3 = 1 or is_number and at = parts
        or at = 1 and ends_word
        or numbers = 0 and (at = 1 or at = parts and breaks < 2 or at % 3 = 1 and breaks = 0)
      order by at limit 12
    ) as chosen
  )
$$;
