import type { DatabaseSync } from 'node:sqlite'
import { laterOutcomes } from './charges.ts'
import { atOnce } from './database.ts'
import { demoTokens } from './protocol/demo-tokens.ts'

const day = 86_400_000

/**
 * Days that a failed attempt and an unpaid intent stay. The platform asks after an intent while its bill is
 * open, and takes one that is not known here as unpaid, which it is.
 */
const keeps = 90

/** Keys and session keys work for minutes. */
const keysKeep = 1

interface Rule {
  readonly table: string
  readonly days: number
  /** Which rows are out of date; `:before` is the instant in milliseconds since 1970. */
  readonly where: string
}

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

/** What refers to a row goes before the row. A payment stays for good, with its last event and its method. */
const rules: readonly Rule[] = [
  { table: 'nonces', days: keysKeep, where: 'used_at <= :before' },
  { table: 'sessions', days: keysKeep, where: 'expires_at <= :before' },
  {
    table: 'events',
    days: keeps,
    where: `transaction_id in
      (select id from transactions where state = 'failed' and created_at <= :before)`,
  },
  {
    // the last event of a transaction is sent again when the platform asks
    table: 'events',
    days: keeps,
    where: `delivered_at <= :before and exists (select 1 from events as later
      where later.transaction_id = events.transaction_id and later.rowid > events.rowid)`,
  },
  {
    table: 'transactions',
    days: keeps,
    where: `state = 'failed' and created_at <= :before
      and not exists (select 1 from events where transaction_id = transactions.id)`,
  },
  {
    // the platform may have stored a method whose payment was under way, and pay with it years later
    table: 'tokens',
    days: keeps,
    where: `outcome not in (${quoted(laterOutcomes)}) and id not in (${quoted(demoTokens.map(({ id }) => id))})
      and not exists (select 1 from transactions where token_id = tokens.id)`,
  },
  {
    table: 'intents',
    days: keeps,
    where: `asked_at <= :before
      and not exists (select 1 from transactions where intent_id = intents.id)
      and not exists (select 1 from sessions where intent_id = intents.id)`,
  },
]

/** Rows deleted, by the name of their table; `isDone` tells whether any are left to delete. */
export interface Cleaned {
  readonly figures: Readonly<Record<string, number>>
  readonly isDone: boolean
}

/** Deletes what is out of date, at most `rows` of each table, so that nothing else waits for long. */
export const clean = (database: DatabaseSync, now: number, rows: number): Cleaned => {
  const figures: Record<string, number> = {}
  let isDone = true
  for (const { table, days, where } of rules) {
    const statement = database.prepare(
      `delete from ${table} where rowid in (select rowid from ${table} where ${where} limit ${rows})`,
    )
    // a rule without an age has no instant in it
    statement.setAllowUnknownNamedParameters(true)
    const gone = Number(atOnce(database, () => statement.run({ before: now - days * day })).changes)
    if (gone > 0) figures[table] = (figures[table] ?? 0) + gone
    if (gone === rows) isDone = false
  }
  return { figures, isDone }
}
