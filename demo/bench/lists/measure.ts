import { startSession } from '../../server/identity/session/service.ts'
import type { Platform } from '../../server/platform.ts'
import { userIds } from '../../server/seed/ids.ts'
import { percentile } from '../percentile.ts'
import type { ListCase } from './cases.ts'

/** Whose lists are measured: one that sees everything, and one that sees an agency's part of it. */
export const viewers = ['admin', 'agency'] as const
export type ListViewer = (typeof viewers)[number]

/** Calls of one case before measuring, and measured. */
const warming = 1
const turns = 5

/** Milliseconds that calls of each case take at the 95th percentile, in the order of the cases. */
export const measureCases = async (
  { app, services }: Platform,
  viewer: ListViewer,
  cases: readonly ListCase[],
): Promise<readonly number[]> => {
  const { accessToken } = await startSession(services, { userId: userIds[viewer] })
  const headers = { Authorization: `Bearer ${accessToken}` }
  const results: number[] = []
  for (const { path } of cases) {
    const samples: number[] = []
    for (let turn = -warming; turn < turns; turn += 1) {
      const began = performance.now()
      const answer = await app.fetch(
        new Request(new URL(path, 'http://localhost:4100'), { headers }),
        {
          ip: '192.0.2.1',
        },
      )
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
      if (turn >= 0) samples.push(performance.now() - began)
    }
    results.push(percentile(samples, 0.95))
  }
  return results
}
