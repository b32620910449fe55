-- The parts by which a text is searched: each three bytes that follow one another. An index of them finds any part
-- of a text of three bytes or more, whatever the language of the database.
create function search_parts(searched text) returns integer[]
language sql immutable strict parallel safe as $$
  select array(
    select (get_byte(bytes, at) << 16) | (get_byte(bytes, at + 1) << 8) | get_byte(bytes, at + 2)
    from convert_to(searched, 'UTF8') as bytes, generate_series(0, length(bytes) - 3) as at
  )
$$;
