import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { companies } from '../insurance/accounts/tables.ts'
import { activity } from '../kernel/activity/tables.ts'
import { mails } from '../kernel/outbox/tables.ts'
import { workflows } from '../identity/security-code/tables.ts'
import { registry } from '../registry.ts'

const references = (table: PgTable): readonly PgTable[] =>
  getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)

/** The given tables and all that reference them, directly or through others. */
const closureOf = (tables: readonly PgTable[]): readonly PgTable[] => {
  const more = registry.tables.filter(
    (table) => !tables.includes(table) && references(table).some((each) => tables.includes(each)),
  )
  return more.length === 0 ? tables : closureOf([...tables, ...more, activity])
}

/**
 * Tables of which test mode has its own: insured companies with every record that belongs to one,
 * mails and the links in them. A new table that references one of these is included automatically.
 */
export const sandboxTables: readonly PgTable[] = closureOf([companies, mails, workflows])
