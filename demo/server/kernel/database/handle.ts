import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { KeyMode } from '#core/identity/access/modes.ts'
import type { Database, Handle } from '../services.ts'
import { tablesOf } from './modes.ts'

interface Open {
  readonly handle: Handle
  readonly afterCommit: (() => void)[]
}

/** Queries, and transactions, each with the handle of its own queries. */
export interface Connection {
  readonly handle: Handle
  transaction<T>(work: (handle: Handle) => Promise<T>): Promise<T>
}

/** The connection of each mode; both lead to one database. */
export type Connections = Readonly<Record<KeyMode, Connection>>

/**
 * One transaction per async call chain: the handle inside it is the transaction. So nothing in it
 * uses the outer connection, which would hang on PGlite, where there is only one. The mode belongs to
 * the call chain too, so every query of a test call reads and writes the tables of test mode.
 */
export const databaseOf = (
  connections: Connections,
  more: Pick<Database, 'check' | 'whenChanged'>,
): Database => {
  const current = new AsyncLocalStorage<Open>()
  const modes = new AsyncLocalStorage<KeyMode>()
  const actors = new AsyncLocalStorage<string>()
  const signals = new AsyncLocalStorage<AbortSignal>()
  const mode = (): KeyMode => modes.getStore() ?? 'live'
  const connection = (): Connection => connections[mode()]
  const throwIfAborted = (): void => signals.getStore()?.throwIfAborted()

  /** An open transaction turns to the tables of the other mode, and back. */
  const within = async <T>({ handle }: Open, to: KeyMode, work: () => Promise<T>): Promise<T> => {
    const from = mode()
    await handle.execute(tablesOf(to))
    try {
      const result = await modes.run(to, work)
      await handle.execute(tablesOf(from))
      return result
    } catch (error) {
      // not possible in a transaction that a query has broken, whose end does the same
      await handle.execute(tablesOf(from)).catch(() => undefined)
      throw error
    }
  }

  return {
    ...more,
    mode,
    async inMode(to, work) {
      if (mode() === to) return work()
      const open = current.getStore()
      return open ? within(open, to, work) : modes.run(to, work)
    },
    handle() {
      throwIfAborted()
      return current.getStore()?.handle ?? connection().handle
    },
    async transaction(work) {
      if (current.getStore()) return work()
      const afterCommit: (() => void)[] = []
      const actor = actors.getStore()
      const result = await connection().transaction(async (handle) => {
        if (actor) await handle.execute(sql`select set_config('parapet.actor', ${actor}, true)`)
        const done = await current.run({ handle, afterCommit }, work)
        throwIfAborted()
        return done
      })
      for (const next of afterCommit) next()
      return result
    },
    asActor: (userId, work) => actors.run(userId, work),
    abortable: (signal, work) => signals.run(signal, work),
    isInTransaction: () => current.getStore() !== undefined,
    afterCommit(work) {
      const open = current.getStore()
      if (open) open.afterCommit.push(work)
      else work()
    },
  }
}
