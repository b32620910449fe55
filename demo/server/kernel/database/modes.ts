import type { PGlite } from '@electric-sql/pglite'
import { sql, type SQL } from 'drizzle-orm'
import type { KeyMode } from '#core/identity/access/modes.ts'

/**
 * The schemas with the tables of each mode. Test mode has its own tables for every record that
 * belongs to an insured, and shares the others, such as agencies and users.
 */
const schemas = { live: 'public', test: 'sandbox, public' } as const satisfies Record<
  KeyMode,
  string
>

/** Schema of the tables of test mode. */
export const sandboxSchema = 'sandbox'

/** The search path of a connection in test mode. */
export const sandboxPath = schemas.test

/** Switches the open transaction to the tables of a mode until it ends. */
export const tablesOf = (mode: KeyMode): SQL =>
  sql`set local search_path to ${sql.raw(schemas[mode])}`

const enter = `set local search_path to ${sandboxPath}`

/**
 * The embedded database in test mode. It has one connection for both modes, so each query is a
 * transaction that begins with the search path.
 */
export const inSandbox = (client: PGlite): PGlite => {
  const query = (...args: Parameters<PGlite['query']>) =>
    client.transaction(async (transaction) => {
      await transaction.query(enter)
      return transaction.query(...args)
    })
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction(async (inner) => {
      await inner.query(enter)
      return work(inner)
    })
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
