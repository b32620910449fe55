import * as z from 'zod/mini'
import { startSession } from '../../server/identity/session/service.ts'
import type { Platform } from '../../server/platform.ts'
import { userIds } from '../../server/seed/ids.ts'
import { percentile } from '../percentile.ts'
import type { ListCase } from './cases.ts'
import type { ListViewer } from './viewers.ts'

/** Measures one call: milliseconds at the 95th percentile of so many calls. */
export type Measure = (one: ListCase, turns: number) => Promise<number>

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
    const samples: number[] = []
    for (let turn = -warming; turn < turns; turn += 1) {
      const began = performance.now()
      await call(measured)
      if (turn >= 0) samples.push(performance.now() - began)
    }
    return percentile(samples, 0.95)
  }
}
