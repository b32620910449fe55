import { eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { ApiError } from '../api-error.ts'
import { clockSkew } from '../limits/lease.ts'
import { lockKey } from '../database/lock-key.ts'
import type { Services } from '../services.ts'
import type { SignedIn } from '../signed-in.ts'
import { liveStreams } from './tables.ts'

/**
 * Maximum open streams over all processes. A browser has one per session, or one per tab if it has
 * no Web Locks.
 */
const max = { ofSession: 8, isOfUser: 40, inAll: 2_000 } as const

/** Milliseconds after which the streams of a process that died no longer count. */
const ttl = 60_000

type Parts = Pick<Services, 'database' | 'clock'>

const refused = (code: 'tooManyRequests' | 'overloaded'): ApiError =>
  new ApiError(code, { headers: { 'Retry-After': '30' } })

/** Counts a new stream against the limits, which apply to all processes together. */
export const takeLease = (services: Parts, id: string, viewer: SignedIn): Promise<void> => {
  const { database, clock } = services
  const { sessionId, userId } = viewer
  return database.transaction(async () => {
    await lockKey(services, 'stream', 'all')
    const now = clock.now()
    const handle = database.handle()
    // a lease that ends later was taken before the clock was set back
    const latest = new Date(now.getTime() + ttl + clockSkew)
    const isOver = or(lte(liveStreams.ends, now), gt(liveStreams.ends, latest))
    await handle.delete(liveStreams).where(isOver)
    const [open] = await handle
      .select({
        inAll: sql<number>`count(*)::int`,
        isOfUser: sql<number>`count(*) filter (where ${eq(liveStreams.userId, userId)})::int`,
        ofSession: sql<number>`count(*) filter (where ${eq(liveStreams.sessionId, sessionId)})::int`,
      })
      .from(liveStreams)
      .where(gt(liveStreams.ends, now))
    const { inAll = 0, isOfUser = 0, ofSession = 0 } = open ?? {}
    if (ofSession >= max.ofSession || isOfUser >= max.isOfUser) throw refused('tooManyRequests')
    if (inAll >= max.inAll) throw refused('overloaded')
    await handle
      .insert(liveStreams)
      .values({ id, sessionId, userId, ends: new Date(now.getTime() + ttl) })
  })
}

/** Keeps the streams of this process counted. */
export const renewLeases = async (
  { database, clock }: Parts,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  await database
    .handle()
    .update(liveStreams)
    .set({ ends: new Date(clock.now().getTime() + ttl) })
    .where(inArray(liveStreams.id, [...ids]))
}

export const endLeases = async ({ database }: Parts, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await database
    .handle()
    .delete(liveStreams)
    .where(inArray(liveStreams.id, [...ids]))
}
