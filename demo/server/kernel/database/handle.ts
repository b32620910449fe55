import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { KeyMode } from '#core/identity/access/modes.ts'
import type { Database, Handle } from '../services.ts'
import { tablesOf } from './modes.ts'

interface Open {
  readonly handle: Handle
  readonly afterCommit: (() => void)[]
}

/** A call chain whose first transaction stays open until the chain ends. */
interface Chain {
  /** Its transaction, while that is open. */
  open?: Open
  /** Work that continues after it ends, such as after-commit work, is not part of it. */
  isOver?: true
  /** Opens the transaction once. */
  begin(): Promise<void>
}

/** Queries and transactions, each with its own handle. */
export interface Connection {
  readonly handle: Handle
  transaction<T>(work: (handle: Handle) => Promise<T>): Promise<T>
}

/** The connection of each mode. Both use the same database. */
export type Connections = Readonly<Record<KeyMode, Connection>>

/**
 * One transaction per async call chain, in which the handle is the transaction. A query on the
 * outer connection would hang on PGlite, which has only one. The mode also belongs to the call
 * chain, so every query of a test call reads and writes the tables of test mode.
 */
export const databaseOf = (
  connections: Connections,
  more: Pick<Database, 'check' | 'whenChanged'>,
): Database => {
  const current = new AsyncLocalStorage<Open>()
  const chains = new AsyncLocalStorage<Chain>()
  const modes = new AsyncLocalStorage<KeyMode>()
  const actors = new AsyncLocalStorage<string>()
  const signals = new AsyncLocalStorage<AbortSignal>()
  const mode = (): KeyMode => modes.getStore() ?? 'live'
  const connection = (): Connection => connections[mode()]
  const throwIfAborted = (): void => signals.getStore()?.throwIfAborted()
  const chainNow = (): Chain | undefined => {
    const chain = chains.getStore()
    return chain?.isOver ? undefined : chain
  }
  const openNow = (): Open | undefined => current.getStore() ?? chainNow()?.open

  /** Runs `work` in a new transaction, then the work deferred until its commit. */
  const commit = async <T>(work: (open: Open) => Promise<T>): Promise<T> => {
    const afterCommit: (() => void)[] = []
    const actor = actors.getStore()
    const result = await connection().transaction(async (handle) => {
      if (actor) await handle.execute(sql`select set_config('parapet.actor', ${actor}, true)`)
      const done = await work({ handle, afterCommit })
      throwIfAborted()
      return done
    })
    for (const next of afterCommit) next()
    return result
  }

  /** Switches an open transaction to the tables of the other mode, and back. */
  const within = async <T>({ handle }: Open, to: KeyMode, work: () => Promise<T>): Promise<T> => {
    const from = mode()
    await handle.execute(tablesOf(to))
    try {
      const result = await modes.run(to, work)
      await handle.execute(tablesOf(from))
      return result
    } catch (error) {
      // this fails in an aborted transaction, but its rollback also restores the tables
      await handle.execute(tablesOf(from)).catch(() => undefined)
      throw error
    }
  }

  const separateTransaction: Database['separateTransaction'] = async (work) =>
    openNow() ? work() : commit((open) => current.run(open, work))

  const transaction: Database['transaction'] = async (work) => {
    const chain = chainNow()
    if (openNow() || !chain) return separateTransaction(work)
    await chain.begin()
    return work()
  }

  const oneTransaction: Database['oneTransaction'] = async (work, { begin, end }) => {
    if (openNow()) {
      await begin()
      const result = await work()
      await end(result)
      return result
    }
    const { promise: ended, resolve: finish, reject: abort } = Promise.withResolvers<void>()
    // nothing awaits it when the work fails before it writes
    ended.catch(() => undefined)
    let committed: Promise<void> | undefined
    let begun: Promise<void> | undefined
    const start = () =>
      new Promise<void>((opened, failed) => {
        committed = commit(async (open) => {
          chain.open = open
          await begin()
          opened()
          await ended
        })
        committed.catch((error: unknown) => {
          delete chain.open
          failed(error)
        })
      })
    const chain: Chain = { begin: () => (begun ??= start()) }
    return chains.run(chain, async () => {
      try {
        const result = await work()
        await chain.begin()
        await end(result)
        chain.isOver = true
        finish()
        await committed
        return result
      } catch (error) {
        abort(error)
        await committed?.catch(() => undefined)
        chain.isOver = true
        throw error
      }
    })
  }

  const attempt: Database['attempt'] = async (work) => {
    // the first transaction of a chain stays open even if the attempt fails
    if (!openNow()) await chainNow()?.begin()
    const open = openNow()
    if (!open) return transaction(work)
    const { handle } = open
    const afterCommit: (() => void)[] = []
    await handle.execute(sql`savepoint attempt`)
    try {
      const result = await current.run({ handle, afterCommit }, work)
      await handle.execute(sql`release savepoint attempt`)
      open.afterCommit.push(...afterCommit)
      return result
    } catch (error) {
      await handle.execute(sql`rollback to savepoint attempt`)
      throw error
    }
  }

  return {
    ...more,
    mode,
    async inMode(to, work) {
      if (mode() === to) return work()
      const open = openNow()
      return open ? within(open, to, work) : modes.run(to, work)
    },
    handle() {
      throwIfAborted()
      return openNow()?.handle ?? connection().handle
    },
    transaction,
    separateTransaction,
    oneTransaction,
    attempt,
    asActor: (userId, work) => actors.run(userId, work),
    abortable: (signal, work) => signals.run(signal, work),
    isInTransaction: () => openNow() !== undefined,
    afterCommit(work) {
      const open = openNow()
      if (open) open.afterCommit.push(work)
      else work()
    },
  }
}
