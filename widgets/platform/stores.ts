import type { KeyValue } from '#core/foundation/host/host.ts'

/** Stores texts as long as the page lives. */
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
 * A browser storage. Where it is blocked or full (a sandboxed frame, private browsing), texts are
 * stored in memory, and are lost with the page.
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
