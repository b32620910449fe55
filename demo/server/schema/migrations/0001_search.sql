-- Lists look for parts of words. Indexes of letter triples answer that at once; a database that does not allow
-- their extension is searched row by row.
do $$
begin
  create extension if not exists pg_trgm;
  create index quotes_search on quotes using gin (searched gin_trgm_ops);
  create index policies_search on policies using gin (searched gin_trgm_ops);
  create index accounts_search on accounts using gin (searched gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'no pg_trgm: lists are searched row by row';
end
$$;
