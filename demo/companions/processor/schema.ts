// A unique index allows one live transaction per intent, so that no race of requests, tabs or
// processes charges twice. Card and account numbers are never stored.
const first = `
  create table intents (
    id text primary key, amount integer not null, currency text not null, description text not null,
    email text not null, tokens text not null
  );
  create table nonces (nonce text primary key, used_at integer not null);
  create table sessions (
    key_hash text primary key, intent_id text not null references intents (id), expires_at integer not null
  );
  create table tokens (
    id text primary key, type text not null, last4 text not null, outcome text not null,
    brand text, expiry_month integer, expiry_year integer, bank_name text, account_type text
  );
  create table transactions (
    id text primary key, intent_id text not null references intents (id), attempt_key text not null,
    token_id text not null references tokens (id), amount integer not null, currency text not null,
    state text not null, reason text, created_at integer not null, settle_at integer,
    wrong_codes integer not null default 0, unique (intent_id, attempt_key)
  );
  create unique index one_live_transaction on transactions (intent_id)
    where state in ('challenge', 'processing', 'succeeded');
  create table events (
    id text primary key, transaction_id text not null references transactions (id), payload text not null,
    next_at integer, attempts integer not null default 0, delivered_at integer
  );
  create index waiting_events on events (next_at) where delivered_at is null;
`

// Rows are deleted by their age. Existing intents count as old: those with an attempt or an open
// session are not deleted, and the platform's next request creates the others again.
const ages = `
  alter table intents add column asked_at integer not null default 0;
  create index intents_by_age on intents (asked_at);
  create index nonces_by_age on nonces (used_at);
  create index sessions_by_age on sessions (expires_at);
  create index sessions_of_intent on sessions (intent_id);
  create index failures_by_age on transactions (created_at) where state = 'failed';
  create index transactions_of_token on transactions (token_id);
  create index events_by_age on events (delivered_at);
  create index events_of_transaction on events (transaction_id);
`

// Existing intents are live.
const modes = `alter table intents add column is_test integer not null default 0;`

/** Migrations from one version of the schema to the next. A released version never changes. */
export const schemaSteps: readonly string[] = [first, ages, modes]
