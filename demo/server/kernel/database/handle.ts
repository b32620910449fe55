import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Handle } from '../services.ts'

interface Open {
  readonly handle: Handle
  readonly afterCommit: (() => void)[]
}

/**
 * One transaction per async call chain: the handle inside it is the transaction. So nothing in it
 * uses the outer connection, which would hang on PGlite, where there is only one.
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
