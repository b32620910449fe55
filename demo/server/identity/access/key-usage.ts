import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { accessKeys, refusedOrigins, type AccessKeyRecord } from './tables.ts'

const minute = 60_000
const day = 86_400_000

/** Maximum stored origins per key, because an attacker can invent any number. */
const maxRefused = 50

/** Stores when a key was last used, at most once a minute. */
export const recordUsage = async (
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

/**
 * Deletes the origin of a key with the fewest calls to make room for another. A real page calls
 * again and is stored even while an attacker invents origins.
 */
const makeRoom = async ({ database }: Services, keyId: string, now: Date): Promise<void> => {
  const handle = database.handle()
  const isOfKey = eq(refusedOrigins.keyId, keyId)
  const stored = await handle.$count(refusedOrigins, isOfKey)
  if (stored < maxRefused) return
  const isOld = lte(refusedOrigins.last, new Date(now.getTime() - day))
  const removed = handle
    .select({ id: refusedOrigins.id })
    .from(refusedOrigins)
    .where(isOfKey)
    .orderBy(desc(isOld), asc(refusedOrigins.count), asc(refusedOrigins.last))
    .limit(stored - maxRefused + 1)
  await handle.delete(refusedOrigins).where(inArray(refusedOrigins.id, removed))
}

/** Counts a call from an origin that the key does not have. */
export const recordRefusedOrigin = async (
  services: Services,
  keyId: string,
  origin: string,
): Promise<void> => {
  const { database, clock, newId } = services
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
  await makeRoom(services, keyId, now)
  await handle
    .insert(refusedOrigins)
    .values({ id: newId(), keyId, origin, count: 1, first: now, last: now })
    .onConflictDoNothing()
}
