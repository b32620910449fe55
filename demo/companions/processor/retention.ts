import type { DatabaseSync } from 'node:sqlite'
import { laterOutcomes } from './charges.ts'
import { inTransaction } from './database.ts'
import { demoTokens } from '../../server/kernel/seed/companion-data.ts'

const day = 86_400_000

/**
 * Days that a failed attempt and an unpaid intent are stored. The platform asks for an intent while
 * its bill is open, and correctly treats an unknown one as unpaid.
 */
const retentionDays = 90

/** Keys and session keys are valid for minutes. */
const keysKeep = 1

interface Rule {
  readonly table: string
  readonly days: number
  /** A condition for deletion. `:before` is an instant in milliseconds since 1970. */
  readonly where: string
}

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

/**
 * Referencing rows are deleted before the rows they reference. A payment is never deleted, nor its
 * last event and its method.
 */
const rules: readonly Rule[] = [
  { table: 'nonces', days: keysKeep, where: 'used_at <= :before' },
  { table: 'sessions', days: keysKeep, where: 'expires_at <= :before' },
  {
    table: 'events',
    days: retentionDays,
    where: `transaction_id in
      (select id from transactions where state = 'failed' and created_at <= :before)`,
  },
  {
    // the platform can request the last event of a transaction again
    table: 'events',
    days: retentionDays,
    where: `delivered_at <= :before and exists (select 1 from events as later
      where later.transaction_id = events.transaction_id and later.rowid > events.rowid)`,
  },
  {
    table: 'transactions',
    days: retentionDays,
    where: `state = 'failed' and created_at <= :before
      and not exists (select 1 from events where transaction_id = transactions.id)`,
  },
  {
    // the platform may have stored the method of a running payment and use it years later
    table: 'tokens',
    days: retentionDays,
    where: `outcome not in (${quoted(laterOutcomes)}) and id not in (${quoted(demoTokens.map(({ id }) => id))})
      and not exists (select 1 from transactions where token_id = tokens.id)`,
  },
  {
    table: 'intents',
    days: retentionDays,
    where: `asked_at <= :before
      and not exists (select 1 from transactions where intent_id = intents.id)
      and not exists (select 1 from sessions where intent_id = intents.id)`,
  },
]

/** The number of deleted rows by table. `isDone` is false when expired rows remain. */
export interface CleanupResult {
  readonly figures: Readonly<Record<string, number>>
  readonly isDone: boolean
}

/** Deletes expired rows, at most `rows` of each table, so that locks are short. */
export const deleteExpired = (database: DatabaseSync, now: number, rows: number): CleanupResult => {
  const figures: Record<string, number> = {}
  let isDone = true
  for (const { table, days, where } of rules) {
    const statement = database.prepare(
      `delete from ${table} where rowid in (select rowid from ${table} where ${where} limit ${rows})`,
    )
    // a rule without an age has no `:before`
    statement.setAllowUnknownNamedParameters(true)
    const deleted = Number(
      inTransaction(database, () => statement.run({ before: now - days * day })).changes,
    )
    if (deleted > 0) figures[table] = (figures[table] ?? 0) + deleted
    if (deleted === rows) isDone = false
  }
  return { figures, isDone }
}
