-- The parts by which a text is searched: each three bytes that follow one another; and for each break between words
-- the three bytes before it together with the three after it, and the two with the two, as a negative number, which few
-- texts share. An index of
-- them finds any part of a text of three bytes or more, whatever the language of the database.
create function search_parts(searched text) returns integer[]
-- so dear that rows are never looked at one by one where an index of parts can answer
language sql immutable strict parallel safe cost 10000 as $$
  select array(
    select (get_byte(bytes, at) << 16) | (get_byte(bytes, at + 1) << 8) | get_byte(bytes, at + 2)
    from generate_series(0, length(bytes) - 3) as at
    union all
    select -1 - ((((get_byte(bytes, at - 3) << 16) | (get_byte(bytes, at - 2) << 8) | get_byte(bytes, at - 1))::bigint * 16777213
      + ((get_byte(bytes, at + 1) << 16) | (get_byte(bytes, at + 2) << 8) | get_byte(bytes, at + 3))) % 2147483647)::integer
    from generate_series(3, length(bytes) - 4) as at, lateral (select get_byte(bytes, at)) as of(middle)
    where not (middle between 48 and 57 or middle between 97 and 122 or middle > 127 or middle = 10)
    union all
    select -1 - ((((get_byte(bytes, at - 2) << 8) | get_byte(bytes, at - 1))::bigint * 16777213
      + ((get_byte(bytes, at + 1) << 8) | get_byte(bytes, at + 2))) % 2147483647)::integer
    from generate_series(2, length(bytes) - 3) as at, lateral (select get_byte(bytes, at)) as of(middle)
    where not (middle between 48 and 57 or middle between 97 and 122 or middle > 127 or middle = 10)
  ) from convert_to(searched, 'UTF8') as bytes
$$;
--> statement-breakpoint
-- The parts by which a text is searched among the rows of one value of a set: each part with each value, and the mark of
-- the row, as one number.
-- Rows with many values have each part once, with the empty one, so that their index entries are not too many. Its body
-- is bound when it is created: PostgreSQL builds indexes with a search path that has no functions of ours.
create function search_parts_of(sets text[], mark text, searched text) returns integer[]
language sql immutable strict parallel safe cost 10000
return case when sets = '{}' then '{}' else array(
  select (hashtextextended(value || mark, part) >> 33)::integer
  from unnest(case when cardinality(sets) <= 4 then sets else array[''] end) as value, unnest(search_parts(searched)) as part
) end;
