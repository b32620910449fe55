import * as z from 'zod/mini'
import { startSession } from '../../server/identity/session/service.ts'
import type { Platform } from '../../server/platform.ts'
import { userIds } from '../../server/seed/ids.ts'
import { percentile } from '../percentile.ts'
import type { ListCase } from './cases.ts'
import { cpuClock } from './cpu.ts'
import type { ListViewer } from './viewers.ts'

/** The 95th percentile of repeated calls in milliseconds. */
export interface Timing {
  readonly wall: number
  /** Of this process and of the database. */
  readonly cpu: number
}

/** Measures one case by so many calls. */
export type Measure = (one: ListCase, turns: number) => Promise<Timing>

const pageCount = z.object({ totalPages: z.int() })

/** Calls of one case before measuring. */
const warming = 1

/** Signs a viewer in at a platform; the result measures calls of that viewer. */
export const measureAs = async (
  { app, services }: Platform,
  viewer: ListViewer,
): Promise<Measure> => {
  const { accessToken } = await startSession(services, { userId: userIds[viewer] })
  const headers = { Authorization: `Bearer ${accessToken}` }
  const call = async (path: string): Promise<string> => {
    const request = new Request(new URL(path, 'http://localhost:4100'), { headers })
    const answer = await app.fetch(request, { ip: '192.0.2.1' })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return text
  }
  const lastOf = async (path: string): Promise<string> => {
    const { totalPages } = pageCount.parse(JSON.parse(await call(path)))
    return `${path}&page=${Math.max(0, totalPages - 1)}`
  }
  return async ({ path, isLastPage = false }, turns) => {
    const measured = isLastPage ? await lastOf(path) : path
    for (let turn = 0; turn < warming; turn += 1) await call(measured)
    const cpuTime = await cpuClock(services.database)
    const walls: number[] = []
    const cpus: number[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const cpuBefore = await cpuTime()
      const began = performance.now()
      await call(measured)
      walls.push(performance.now() - began)
      cpus.push((await cpuTime()) - cpuBefore)
    }
    return { wall: percentile(walls, 0.95), cpu: percentile(cpus, 0.95) }
  }
}
