import { stdout } from 'node:process'
import { startPostgres } from '../../bin/test/postgres.ts'
import { postgresPrograms } from '../../bin/test/system.ts'
import { startPlatform, type RunningPlatform } from '../../../e2e/journeys/platform.ts'
import type { Figure } from '../figure.ts'
import type { PartFigures } from '../part-figures.ts'
import { statusOf } from '../status-of.ts'
import { createCallers, floodedCalls } from './callers.ts'
import { startFlooder, type Flooder, type Statuses } from './flood.ts'

/** Calls of one flood, and milliseconds after which it ends. */
const size = { calls: 300, atOnce: 100, maxLength: 800 } as const
/** Maximum wait of other users in milliseconds while one caller floods. */
const aim = 1_000
/** Maximum printed rows. */
const maxPrinted = 12

/** The waits of another user during a flood. */
type Waiting = 'list' | 'sign-in page'

interface Row {
  readonly flooded: string
  /** The longest wait in milliseconds. */
  readonly waits: Readonly<Record<Waiting, number>>
  readonly statuses: Statuses
}

/** Sequential calls of the other user. */
const createOther = async (platform: RunningPlatform) => {
  const headers = await createCallers(platform).headersOf('agent')
  const addresses: Readonly<Record<Waiting, readonly [string, Readonly<Record<string, string>>]>> =
    {
      list: [`${platform.portal}/api/quote/v1/search?sort=companyName,asc&size=100`, headers],
      'sign-in page': [`${platform.portal}/login`, { Accept: 'text/html' }],
    }
  const waitOf = async (what: Waiting): Promise<number> => {
    const began = performance.now()
    const status = await statusOf(...addresses[what])
    if (status !== 200) throw new Error(`The ${what} of another user returned ${status}`)
    return performance.now() - began
  }
  return {
    /** The longest waits during the flood. */
    async wait(flood: Promise<unknown>): Promise<Row['waits']> {
      const state = { isOver: false }
      const end = () => {
        state.isOver = true
      }
      flood.then(end, end)
      const waits = { list: 0, 'sign-in page': 0 }
      do {
        for (const what of ['list', 'sign-in page'] as const) {
          waits[what] = Math.max(waits[what], await waitOf(what))
        }
      } while (!state.isOver)
      return waits
    },
  }
}

/** Floods each endpoint by each of its callers in turn while another user works. */
export const measureStall = async (
  platform: RunningPlatform,
  flooder: Flooder,
  floods = floodedCalls(),
): Promise<readonly Row[]> => {
  const callers = createCallers(platform)
  const other = await createOther(platform)
  // code and caches are warm after some calls
  for (let turn = 0; turn < 5; turn += 1) await other.wait(Promise.resolve())
  const rows: Row[] = []
  for (const [endpoint, caller] of floods) {
    const request = await callers.requestOf(endpoint, caller)
    const flood = flooder.run({ ...request, ...size })
    const waits = await other.wait(flood)
    rows.push({ flooded: `${endpoint.id} by ${caller}`, waits, statuses: await flood })
  }
  return rows
}

const figureOf = (where: string, what: Waiting, { flooded, waits }: Row): Figure => ({
  what: `${where}: ${what}, longest under ${flooded}`,
  value: `${waits[what].toFixed(0)} ms`,
  aim: `≤ ${aim} ms`,
  ratio: waits[what] / aim,
})

const longestFirst = (rows: readonly Row[], what: Waiting): readonly Row[] =>
  rows.toSorted((a, b) => b.waits[what] - a.waits[what])

const print = (where: string, rows: readonly Row[]): void => {
  const worst = rows.toSorted(
    (a, b) => Math.max(...Object.values(b.waits)) - Math.max(...Object.values(a.waits)),
  )
  for (const { flooded, waits, statuses } of worst.slice(0, maxPrinted)) {
    const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
    stdout.write(
      `${where}: ${flooded.padEnd(40)} list ${waits.list.toFixed(0)} ms, sign-in page ${waits['sign-in page'].toFixed(0)} ms; ${answers.join(', ')}\n`,
    )
  }
}

const measureOn = async (
  where: string,
  env: Readonly<Record<string, string>>,
): Promise<PartFigures> => {
  // without rate limits, so that only fair scheduling protects other users
  const platform = await startPlatform({ RATE_LIMITS: '1000000', ...env })
  const flooder = startFlooder()
  try {
    const rows = await measureStall(platform, flooder)
    print(where, rows)
    const both = (['list', 'sign-in page'] as const).map((what) => {
      const [first, ...others] = longestFirst(rows, what).map((row) => figureOf(where, what, row))
      if (!first) throw new Error('Nothing was flooded')
      return { first, others: others.filter(({ ratio }) => ratio > 1) }
    })
    return {
      figures: both.map(({ first }) => first),
      beyond: both.flatMap(({ first, others }) => (first.ratio > 1 ? [first, ...others] : [])),
    }
  } finally {
    await flooder.close()
    await platform.stop()
  }
}

/** On the embedded database, and on PostgreSQL where it is installed. */
export const stallFigures = async (): Promise<PartFigures> => {
  const embedded = await measureOn('embedded', { DATABASE_URL: '' })
  if (!postgresPrograms()) return embedded
  const postgres = startPostgres()
  try {
    const onPostgres = await measureOn('PostgreSQL', { DATABASE_URL: postgres.url })
    return {
      figures: [...embedded.figures, ...onPostgres.figures],
      beyond: [...(embedded.beyond ?? []), ...(onPostgres.beyond ?? [])],
    }
  } finally {
    postgres.stop()
  }
}
