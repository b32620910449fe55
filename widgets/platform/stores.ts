import type { KeyValue } from '#core/foundation/host/host.ts'

/** Stores texts for the lifetime of the page. */
export function memoryStore(): KeyValue {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key),
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

/**
 * A browser storage. If it is blocked or full (sandboxed frames, private browsing), texts are kept
 * in memory and lost with the page.
 */
export function browserStore(open: () => Storage): KeyValue {
  const memory = memoryStore()
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (stored) memory.remove(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.remove(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [
      ...new Set([...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])]),
    ],
  }
}
