import type { CacheKind } from './cache-kinds.ts'
import type { Database } from './services.ts'
import { createSharedLookup } from './shared-lookup.ts'

/** Maximum cached results of one kind, so that a flood of names does not exhaust the memory. */
const maxResults = 1_000

interface Store<T> {
  get(name: string, look: () => Promise<T>): Promise<T>
}

const createStore = <T>({ whenChanged }: Database, kind: CacheKind): Store<T> => {
  const look = createSharedLookup<T>()
  const results = new Map<string, T>()
  /** Number of changes since the start. A result from before the last change is not cached. */
  let changes = 0
  whenChanged?.(kind, () => {
    changes += 1
    results.clear()
  })

  return {
    async get(name, find) {
      const known = results.get(name)
      if (known !== undefined) return known
      return look(name, async () => {
        const before = changes
        const found = await find()
        if (whenChanged && found !== undefined && before === changes) {
          if (results.size >= maxResults) results.clear()
          results.set(name, found)
        }
        return found
      })
    },
  }
}

/**
 * Creates a look-up that caches its results until data of its kind changes. If other processes
 * write to the database, an announcement may arrive after the response to the change, so nothing is
 * cached and only parallel callers share a look-up. A caller in a transaction does its own look-up,
 * because its changes may be rolled back.
 */
export const createCachedLookup = <T>(kind: CacheKind) => {
  const stores = new WeakMap<Database, Store<T>>()
  return async (database: Database, name: string, look: () => Promise<T>): Promise<T> => {
    if (database.isInTransaction()) return look()
    const store = stores.get(database) ?? createStore<T>(database, kind)
    stores.set(database, store)
    return store.get(`${database.mode()} ${name}`, look)
  }
}
