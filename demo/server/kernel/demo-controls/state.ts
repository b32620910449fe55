import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { createCachedLookup } from '../cached-lookup.ts'
import type { Database } from '../services.ts'
import { platformState } from './tables.ts'

interface Source {
  readonly database: Database
}

/** Writes a value that all processes of the database share. */
export const writeState = async (
  { database }: Source,
  key: string,
  value: unknown,
): Promise<void> => {
  await database
    .handle()
    .insert(platformState)
    .values({ key, value })
    .onConflictDoUpdate({ target: platformState.key, set: { value } })
}

/** A shared value; undefined when it was never written. */
export const readState = async ({ database }: Source, key: string): Promise<unknown> => {
  const [row] = await database
    .handle()
    .select()
    .from(platformState)
    .where(eq(platformState.key, key))
  return row?.value
}

const flags = z.record(z.string(), z.boolean())
const offset = z.number()

type Flags = Readonly<Record<string, boolean>>

const flagsIn = async (source: Source): Promise<Flags> => {
  const value = z.safeParse(flags, await readState(source, 'flags'))
  return value.success ? value.data : {}
}

const remembered = createCachedLookup<Flags>('flags')

/** The feature flags that were set. */
export const readFlags = (source: Source): Promise<Flags> =>
  remembered(source.database, 'flags', () => flagsIn(source))

/** The offset of the server's clock, in milliseconds. */
export const readClockOffset = async (source: Source): Promise<number> => {
  const value = z.safeParse(offset, await readState(source, 'clock'))
  return value.success ? value.data : 0
}
