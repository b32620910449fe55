import * as z from 'zod/mini'
import type { KeyValue } from '../host/host.ts'
import { parseStoredJson } from './stored-json.ts'

/** The version of all data that the client stores (spec 1 §9). */
export const storedVersion = 10

/** One value in a browser storage. */
export interface Stored<T> {
  /** The value; undefined if it is missing, expired, or of another version or shape. */
  read(): T | undefined
  write(value: T): void
  drop(): void
}

/** Stores a response of the platform for `ttl` milliseconds by the machine's clock. */
export const createStored = <T>(input: {
  readonly storage: KeyValue
  readonly key: string
  readonly shape: z.ZodMiniType<T>
  readonly ttl: number
  readonly wallClock: () => number
}): Stored<T> => {
  const { storage, key, ttl, wallClock } = input
  const stored = z.object({ version: z.literal(storedVersion), at: z.number(), value: input.shape })

  return {
    read() {
      const found = stored.safeParse(parseStoredJson(storage.get(key)))
      if (!found.success) return undefined
      const age = wallClock() - found.data.at
      return age >= 0 && age < ttl ? found.data.value : undefined
    },
    write: (value) =>
      storage.set(key, JSON.stringify({ version: storedVersion, at: wallClock(), value })),
    drop: () => storage.remove(key),
  }
}
