import * as z from 'zod/mini'
import { startSession } from '../../../server/identity/session/service.ts'
import type { Platform } from '../../../server/platform.ts'
import { userIds } from '../../../server/kernel/seed/ids.ts'
import { percentile } from '../percentile.ts'
import type { ListCase } from './cases.ts'
import { cpuClock } from './cpu.ts'
import type { ListViewer } from './viewers.ts'

/** Milliseconds of one call, or a statistic of repeated ones. */
export interface Timing {
  readonly wall: number
  /** Of this process and of the database. */
  readonly cpu: number
}

/** One call of a case, measured. */
export type Turn = () => Promise<Timing>

/** Prepares a case; the result measures one call of it. */
export type Prepare = (one: ListCase) => Promise<Turn>

const pageCount = z.object({ totalPages: z.int() })

/** The median of repeated calls. */
export const medianOf = (timings: readonly Timing[]): Timing => ({
  wall: percentile(
    timings.map(({ wall }) => wall),
    0.5,
  ),
  cpu: percentile(
    timings.map(({ cpu }) => cpu),
    0.5,
  ),
})

/** Signs a viewer in at a platform; the result measures calls of that viewer. */
export const measureAs = async (
  { app, services }: Platform,
  viewer: ListViewer,
): Promise<Prepare> => {
  const { accessToken } = await startSession(services, { userId: userIds[viewer] })
  const headers = { Authorization: `Bearer ${accessToken}` }
  // a call that timed out counts with its duration
  const tooLong = 503
  const call = async (path: string): Promise<string> => {
    const request = new Request(new URL(path, 'http://localhost:4100'), { headers })
    const answer = await app.fetch(request, { ip: '192.0.2.1' })
    const text = await answer.text()
    if (!answer.ok && answer.status !== tooLong)
      throw new Error(`${path} returned ${answer.status}: ${text}`)
    return text
  }
  const lastOf = async (path: string): Promise<string> => {
    const { totalPages } = pageCount.parse(JSON.parse(await call(path)))
    return `${path}&page=${Math.max(0, totalPages - 1)}`
  }
  return async ({ path, isLastPage = false }) => {
    const measured = isLastPage ? await lastOf(path) : path
    // the first call warms caches
    await call(measured)
    const cpuTime = await cpuClock(services.database)
    return async () => {
      const cpuBefore = await cpuTime()
      const began = performance.now()
      await call(measured)
      const wall = performance.now() - began
      return { wall, cpu: (await cpuTime()) - cpuBefore }
    }
  }
}
