import type { Database } from '../services.ts'

/** Values that are used again for a while, by their names; the least recently used ones go first. */
export interface Cache<Value> {
  /** The value of a name, unless it is too old. */
  get(name: string): Value | undefined
  set(name: string, value: Value): void
}

interface Bounds<Value> {
  /** Milliseconds that a value is used again. */
  readonly life: number
  /** The largest weight of all values together. */
  readonly most: number
  weightOf(value: Value): number
  /** Milliseconds. */
  now(): number
}

export const createCache = <Value>({ life, most, weightOf, now }: Bounds<Value>): Cache<Value> => {
  /** The least recently used one is first. */
  const entries = new Map<string, { readonly value: Value; readonly until: number }>()
  let weight = 0
  const remove = (name: string) => {
    const entry = entries.get(name)
    if (entry === undefined) return undefined
    entries.delete(name)
    weight -= weightOf(entry.value)
    return entry
  }
  const add = (name: string, value: Value, until: number): void => {
    entries.set(name, { value, until })
    weight += weightOf(value)
  }
  return {
    get(name) {
      const entry = remove(name)
      if (entry === undefined || entry.until <= now()) return undefined
      add(name, entry.value, entry.until)
      return entry.value
    },
    set(name, value) {
      remove(name)
      add(name, value, now() + life)
      for (const oldest of entries.keys()) {
        if (weight <= most) return
        remove(oldest)
      }
    },
  }
}

/** A cache for each database. */
export const cachePerDatabase = <Value>(
  bounds: Omit<Bounds<Value>, 'now'>,
): ((database: Database) => Cache<Value>) => {
  const caches = new WeakMap<Database, Cache<Value>>()
  return (database) => {
    const cache = caches.get(database) ?? createCache({ ...bounds, now: () => performance.now() })
    caches.set(database, cache)
    return cache
  }
}
