import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { accessKeys, refusedOrigins, type AccessKeyRecord } from './tables.ts'

const minute = 60_000
const day = 86_400_000

/** Origins that are stored for one key; strangers can invent any number. */
const mostRefused = 50

/** Stores when a key was last used, once a minute at most. */
export const recordUse = async (
  { database, clock }: Services,
  { id, lastUsed }: AccessKeyRecord,
): Promise<void> => {
  const now = clock.now()
  const before = new Date(now.getTime() - minute)
  if (lastUsed !== null && lastUsed > before) return
  await database
    .handle()
    .update(accessKeys)
    .set({ lastUsed: now })
    .where(
      and(eq(accessKeys.id, id), or(isNull(accessKeys.lastUsed), lte(accessKeys.lastUsed, before))),
    )
}

/** Counts the call of an origin that the key does not have. */
export const recordRefusal = async (
  { database, clock, newId }: Services,
  keyId: string,
  origin: string,
): Promise<void> => {
  const now = clock.now()
  const isOld = lte(refusedOrigins.first, new Date(now.getTime() - day))
  const handle = database.handle()
  const counted = await handle
    .update(refusedOrigins)
    .set({
      count: sql`case when ${isOld} then 1 else ${refusedOrigins.count} + 1 end`,
      first: sql`case when ${isOld} then ${now.toISOString()}::timestamptz else ${refusedOrigins.first} end`,
      last: now,
    })
    .where(and(eq(refusedOrigins.keyId, keyId), eq(refusedOrigins.origin, origin)))
    .returning({ one: sql<number>`1` })
  if (counted.length > 0) return
  const stored = await handle.$count(refusedOrigins, eq(refusedOrigins.keyId, keyId))
  if (stored >= mostRefused) return
  await handle
    .insert(refusedOrigins)
    .values({ id: newId(), keyId, origin, count: 1, first: now, last: now })
    .onConflictDoNothing()
}
