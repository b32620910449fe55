import { and, eq } from 'drizzle-orm'
import type { Limit, Limits } from './model.ts'
import { hashOfToken } from '../one-time-token.ts'
import { ApiError } from '../api-error.ts'
import type { Clock, Database } from '../services.ts'
import { createCleanup } from './cleanup.ts'
import { clockSkew, lease } from './lease.ts'
import { createShares, type Share, type Shares } from './shares.ts'
import { limitWindows } from './tables.ts'

const tooManyRequests = (wait: number, { seconds }: Limit): ApiError =>
  new ApiError('tooManyRequests', {
    headers: { 'Retry-After': String(Math.min(seconds, Math.ceil(wait / 1000))) },
  })

/**
 * Fixed windows in the database. Each process leases calls of a window and counts them down in
 * memory, so that a limit holds for all processes and most calls need no query. A rejected subject
 * needs no query until its window ends. An infinite factor turns counting off.
 */
export const createLimits = (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  factor: number,
): Limits => {
  const byName = new Map<string, Shares>()
  const underWay = new Map<string, Promise<void>>()
  const cleanUp = createCleanup(database)

  const sharesOf = (name: string): Shares => {
    const known = byName.get(name) ?? createShares()
    byName.set(name, known)
    return known
  }

  /** The share of the current window. A share from before the clock was set back is ignored. */
  const running = (share: Share | undefined, now: number, length: number): Share | undefined =>
    share && share.ends > now && share.ends <= now + length + clockSkew ? share : undefined

  // calls of test mode do not count against the limits of live calls
  const nameOf = (limited: string): string =>
    database.mode() === 'test' ? `test ${limited}` : limited

  return {
    takeHere(limited, subject, limit) {
      if (factor === Number.POSITIVE_INFINITY) return
      const now = clock.now().getTime()
      const length = limit.seconds * 1000
      const shares = sharesOf(`here ${limited}`)
      const counted = shares.counted(hashOfToken(subject), now)
      const share = running(shares.get(counted), now, length) ?? {
        ends: now + length,
        left: Math.ceil(limit.calls * factor),
        isLast: true,
      }
      if (share.left <= 0) throw tooManyRequests(share.ends - now, limit)
      share.left -= 1
      shares.set(counted, share)
    },
    async assertRoom(limited, subject, limit) {
      if (factor === Number.POSITIVE_INFINITY) return
      const name = nameOf(limited)
      const now = clock.now().getTime()
      const counted = sharesOf(name).counted(hashOfToken(subject), now)
      const [row] = await database
        .handle()
        .select({ used: limitWindows.used, ends: limitWindows.ends })
        .from(limitWindows)
        .where(and(eq(limitWindows.name, name), eq(limitWindows.subject, counted)))
      const share = row && { ends: row.ends.getTime(), left: 0, isLast: true }
      const window = running(share, now, limit.seconds * 1000)
      if (row && window && row.used >= Math.ceil(limit.calls * factor))
        throw tooManyRequests(window.ends - now, limit)
    },
    async take(limited, subject, limit) {
      if (factor === Number.POSITIVE_INFINITY) return
      if (database.isInTransaction()) throw new Error(`Limit ${limited} counted in a transaction`)
      const name = nameOf(limited)
      const shares = sharesOf(name)
      const length = limit.seconds * 1000
      const max = Math.ceil(limit.calls * factor)
      const hash = hashOfToken(subject)

      const renew = async (counted: string, now: number): Promise<void> => {
        const window = { name, subject: counted, max, length }
        const { granted, ends, isLast } = await lease(database, window, now)
        shares.set(counted, { ends, left: granted, isLast })
        await cleanUp(now)
      }

      for (;;) {
        const now = clock.now().getTime()
        const counted = shares.counted(hash, now)
        const share = running(shares.get(counted), now, length)
        if (share && share.left > 0) {
          share.left -= 1
          return
        }
        if (share?.isLast) throw tooManyRequests(share.ends - now, limit)
        const key = `${name} ${counted}`
        const renewal = underWay.get(key) ?? renew(counted, now).finally(() => underWay.delete(key))
        underWay.set(key, renewal)
        await renewal
      }
    },
  }
}
