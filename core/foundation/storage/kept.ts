import * as z from 'zod/mini'
import type { KeyValue } from '../host/host.ts'

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

  const parsed = (): unknown => {
    try {
      return JSON.parse(storage.get(key) ?? 'null')
    } catch {
      return undefined
    }
  }

  return {
    read() {
      const found = kept.safeParse(parsed())
      if (!found.success) return undefined
      const age = wall() - found.data.at
      return age >= 0 && age < life ? found.data.value : undefined
    },
    write: (value) => storage.set(key, JSON.stringify({ version: keptVersion, at: wall(), value })),
    drop: () => storage.remove(key),
  }
}
