import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// One live transaction per intent is a rule of the database, so that no race of two requests, tabs or
// processes can charge twice. Card and account numbers have no column.
const schema = `
  create table if not exists intents (
    id text primary key, amount integer not null, currency text not null, description text not null,
    email text not null, tokens text not null
  );
  create table if not exists nonces (nonce text primary key, used_at integer not null);
  create table if not exists sessions (
    key_hash text primary key, intent_id text not null references intents (id), expires_at integer not null
  );
  create table if not exists tokens (
    id text primary key, type text not null, last4 text not null, outcome text not null,
    brand text, expiry_month integer, expiry_year integer, bank_name text, account_type text
  );
  create table if not exists transactions (
    id text primary key, intent_id text not null references intents (id), attempt_key text not null,
    token_id text not null references tokens (id), amount integer not null, currency text not null,
    state text not null, reason text, created_at integer not null, settle_at integer,
    wrong_codes integer not null default 0, unique (intent_id, attempt_key)
  );
  create unique index if not exists one_live_transaction on transactions (intent_id)
    where state in ('challenge', 'processing', 'succeeded');
  create table if not exists events (
    id text primary key, transaction_id text not null references transactions (id), payload text not null,
    next_at integer, attempts integer not null default 0, delivered_at integer
  );
  create index if not exists waiting_events on events (next_at) where delivered_at is null;
`

/** The processor's own database: what it acknowledged survives a kill. */
export const openDatabase = (dataDir: string): DatabaseSync => {
  const folder = join(dataDir, 'processor')
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'processor.sqlite'))
  database.exec('pragma journal_mode = wal; pragma foreign_keys = on; pragma busy_timeout = 2000;')
  database.exec(schema)
  return database
}

/** Runs `work` so that all of it stands or nothing does. SQLite here is synchronous: nothing comes between. */
export const atOnce = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
