import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Handle } from '../services.ts'

interface Open {
  readonly handle: Handle
  readonly afterCommit: (() => void)[]
}

/**
 * One transaction per async call chain: whoever asks for the handle inside it gets the transaction.
 * So nothing in it reaches the outer connection, which hangs on PGlite, where there is only one.
 */
export const databaseOf = (connection: Handle): Database => {
  const current = new AsyncLocalStorage<Open>()
  return {
    handle: () => current.getStore()?.handle ?? connection,
    async transaction(work) {
      if (current.getStore()) return work()
      const afterCommit: (() => void)[] = []
      const result = await connection.transaction((handle) =>
        current.run({ handle, afterCommit }, work),
      )
      for (const next of afterCommit) next()
      return result
    },
    isInTransaction: () => current.getStore() !== undefined,
    afterCommit(work) {
      const open = current.getStore()
      if (open) open.afterCommit.push(work)
      else work()
    },
  }
}
