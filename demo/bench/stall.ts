import { stdout } from 'node:process'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { startPostgres } from '../bin/test/postgres.ts'
import { postgresPrograms } from '../bin/test/system.ts'
import { startPlatform, type RunningPlatform } from '../journeys/platform.ts'
import { seedPassword } from '../server/seed/users.ts'
import type { Figure } from './figure.ts'
import { statusOf } from './status-of.ts'

const parallelLists = 100
/** Milliseconds that other sessions may wait while one session calls for everything. */
const aim = 1_000

const signIn = async ({ portal }: RunningPlatform, name: string): Promise<Headers> => {
  const answer = await fetch(`${portal}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: `${name}@demo.test`, password: seedPassword }),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return new Headers({ Authorization: `Bearer ${accessToken}` })
}

/**
 * Calls for a list many times at once, in a thread of its own: who waits for an answer does not also
 * wait for the connections of the flood. Gives the number of answers with each status.
 */
const startFlood = (address: string, headers: Headers): Promise<Readonly<Record<number, number>>> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./flood.ts', import.meta.url), {
      workerData: { address, headers: Object.fromEntries(headers), calls: parallelLists },
    })
    thread.once('message', resolve)
    thread.once('error', reject)
  })

/**
 * The longest that another session waits for a small answer while one session requests 100 sorted
 * lists.
 */
export const measureStall = async (
  platform: RunningPlatform,
): Promise<{ readonly longest: number; readonly statuses: Readonly<Record<number, number>> }> => {
  const greedy = await signIn(platform, 'underwriter')
  const other = await signIn(platform, 'agent')
  const list = `${platform.portal}/api/quote/v1/search?sort=companyName,asc&size=100`
  const me = `${platform.portal}/api/auth/v1/me`
  for (let turn = 0; turn < 20; turn += 1) await statusOf(me, other)
  await statusOf(list, greedy)
  const state = { isOver: false }
  const flood = startFlood(list, greedy).finally(() => {
    state.isOver = true
  })
  let longest = 0
  while (!state.isOver) {
    const began = performance.now()
    const status = await statusOf(me, other)
    if (status !== 200) throw new Error(`The other session got ${status}`)
    longest = Math.max(longest, performance.now() - began)
  }
  return { longest, statuses: await flood }
}

const figureOn = async (where: string, env: Readonly<Record<string, string>>): Promise<Figure> => {
  const platform = await startPlatform({ DEMO_SEED: 'large', ...env })
  try {
    const { longest, statuses } = await measureStall(platform)
    const strange = Object.keys(statuses).filter((status) => !['200', '429'].includes(status))
    if (strange.length > 0) throw new Error(`Lists were answered with ${strange.join(', ')}`)
    return {
      what: `stall of others under ${parallelLists} lists, ${where}`,
      value: `${longest.toFixed(0)} ms`,
      aim: `≤ ${aim} ms`,
      ratio: longest / aim,
    }
  } finally {
    await platform.stop()
  }
}

/** On the embedded database, and on PostgreSQL where it is installed, with the large seed. */
export const stallFigures = async (): Promise<readonly Figure[]> => {
  const embedded = await figureOn('embedded', {})
  if (!postgresPrograms()) return [embedded]
  const postgres = startPostgres()
  try {
    return [embedded, await figureOn('PostgreSQL', { DATABASE_URL: postgres.url })]
  } finally {
    postgres.stop()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { figureLines } = await import('./figure.ts')
  stdout.write(`${figureLines(await stallFigures()).join('\n')}\n`)
}
