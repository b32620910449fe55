-- A text as searches and duplicate checks compare it, as `foldText` in core: without case, accents, apostrophes,
-- ligatures and repeated spaces. Most texts are ASCII, for which it is cheap.
create function fold_text(text text) returns text
language sql immutable parallel safe
return case
  when octet_length(text) = length(text)
    then replace(translate(lower(text), U&'\0131''`', 'i'), '  ', ' ')
  else replace(
    translate(
      replace(replace(replace(replace(
        lower(normalize(
          regexp_replace(normalize(translate(text, U&'''`\00b4\2019\2018\201b\2032\02bc\02bb\02b9\ff07', ''), nfkd), U&'[\0300-\036f]', '', 'g'),
          nfc)),
        U&'\00df', 'ss'), U&'\00e6', 'ae'), U&'\0153', 'oe'), U&'\00fe', 'th'),
      U&'\0142\0111\00f0\00f8\0127\0167\0131\03c2', U&'lddohti\03c3'),
    '  ', ' ')
end;
--> statement-breakpoint
-- The searched columns hold folded texts from now on. A generated column cannot be given another expression before
-- PostgreSQL 17, so it is made again, and with it the indexes that go with it.
do $$
declare
  stored record;
  index_of text;
  indexes text[];
begin
  for stored in
    select attrelid::regclass as relation, attrelid, attname, attnum, pg_get_expr(adbin, adrelid) as expression
    from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum join pg_class on pg_class.oid = attrelid
    where attgenerated = 's' and attname like 'searched%' and relnamespace in (select oid from pg_namespace where nspname in ('public', 'sandbox'))
    order by attrelid, attnum
  loop
    select coalesce(array_agg(distinct pg_get_indexdef(objid)), '{}') into indexes
    from pg_depend join pg_index on indexrelid = objid
    where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and refobjid = stored.attrelid and refobjsubid = stored.attnum;
    execute format('alter table %s drop column %I', stored.relation, stored.attname);
    execute format('alter table %s add column %I text generated always as (fold_text(%s)) stored not null', stored.relation, stored.attname, stored.expression);
    foreach index_of in array indexes loop
      execute index_of;
    end loop;
  end loop;
end
$$;
--> statement-breakpoint
-- Names that differ by accents only are of one company from now on. Companies that were two before stay two: the one
-- whose key was folded already, or else the oldest, has the folded key, and a merge is for people to decide.
do $$
declare
  own text;
begin
  foreach own in array array['public', 'sandbox'] loop
    if to_regclass(own || '.accounts') is not null then
      execute format('update %I.accounts set name_key = btrim(fold_text(name_key)) where name_key <> btrim(fold_text(name_key))', own);
    end if;
    if to_regclass(own || '.companies') is null then continue; end if;
    execute format('
      update %1$I.companies set name_key = folded.key from (
        select id, key, row_number() over (partition by region, key, place_key order by name_key <> key, created, id) as place
        from (select *, btrim(fold_text(name_key)) as key from %1$I.companies) as keyed
      ) as folded
      where folded.id = companies.id and folded.place = 1 and companies.name_key <> folded.key', own);
  end loop;
end
$$;
--> statement-breakpoint
update register_companies set name_key = btrim(fold_text(name_key)) where name_key <> btrim(fold_text(name_key));
--> statement-breakpoint
delete from register_streets as one using register_streets as other
where one.town_key || one.street_key ~ '[^\x01-\x7f]' and one.region = other.region and one.postal_key = other.postal_key
  and (one.street_key, one.town_key) <> (other.street_key, other.town_key)
  and btrim(fold_text(one.street_key)) = btrim(fold_text(other.street_key)) and btrim(fold_text(one.town_key)) = btrim(fold_text(other.town_key))
  and (one.street_key, one.town_key) > (other.street_key, other.town_key);
--> statement-breakpoint
update register_streets set town_key = btrim(fold_text(town_key)), street_key = btrim(fold_text(street_key)) where town_key || street_key <> btrim(fold_text(town_key)) || btrim(fold_text(street_key));
