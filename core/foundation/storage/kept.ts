import * as z from 'zod/mini'
import type { KeyValue } from '../host/host.ts'
import { parseStoredJson } from './stored-json.ts'

/** The version that everything kept on the client is written in (spec 1 §9). */
export const keptVersion = 10

/** One value kept in a storage. */
export interface Kept<T> {
  /** The value; undefined when there is none, when it is too old, or of another version or shape. */
  read(): T | undefined
  write(value: T): void
  drop(): void
}

/** Keeps answers of the platform for a while, `life` in milliseconds by the machine's own clock. */
export const createKept = <T>(input: {
  readonly storage: KeyValue
  readonly key: string
  readonly shape: z.ZodMiniType<T>
  readonly life: number
  readonly wall: () => number
}): Kept<T> => {
  const { storage, key, life, wall } = input
  const kept = z.object({ version: z.literal(keptVersion), at: z.number(), value: input.shape })

  return {
    read() {
      const found = kept.safeParse(parseStoredJson(storage.get(key)))
      if (!found.success) return undefined
      const age = wall() - found.data.at
      return age >= 0 && age < life ? found.data.value : undefined
    },
    write: (value) => storage.set(key, JSON.stringify({ version: keptVersion, at: wall(), value })),
    drop: () => storage.remove(key),
  }
}
