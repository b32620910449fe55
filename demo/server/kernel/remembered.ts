import type { CacheKind } from './remembered-kinds.ts'
import type { Database } from './services.ts'
import { createSharedLookup } from './shared-look.ts'

/** Maximum results of one kind, so that a flood of names does not fill the memory. */
const maxResults = 1_000

interface Store<T> {
  get(name: string, look: () => Promise<T>): Promise<T>
}

const createStore = <T>({ whenChanged }: Database, kind: CacheKind): Store<T> => {
  const look = createSharedLookup<T>()
  const results = new Map<string, T>()
  /** Changes since the start: a result from before the last one is not stored. */
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
 * Makes a look-up whose results are stored until a change of its kind. Where other processes write to
 * the database an announcement may come later than the answer to the change, so nothing is stored, and
 * only parallel callers share a look. A caller in a transaction looks for itself, because another's may
 * be rolled back.
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
