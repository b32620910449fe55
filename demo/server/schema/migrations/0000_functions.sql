-- The parts by which a text is searched: each three bytes that follow one another. An index of them finds any part
-- of a text of three bytes or more, whatever the language of the database.
create function search_parts(searched text) returns integer[]
language plpgsql immutable strict parallel safe as $$
declare
  bytes constant bytea := convert_to(searched, 'UTF8');
begin
  return array(
    select (get_byte(bytes, at) << 16) | (get_byte(bytes, at + 1) << 8) | get_byte(bytes, at + 2)
    from generate_series(0, length(bytes) - 3) as at
  );
end
$$;
