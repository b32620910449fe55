import { getTableName, sql } from 'drizzle-orm'
import { startSession } from '../../../server/identity/session/service.ts'
import { draftOf } from '../../../server/insurance/quotes/draft.fixture.ts'
import { quotes } from '../../../server/insurance/quotes/tables.ts'
import { rowsOf } from '../../../server/kernel/database/rows-of.ts'
import { userIds } from '../../../server/kernel/seed/ids.ts'
import type { Platform } from '../../../server/platform.ts'
import type { Figure } from '../figure.ts'
import { cpuClock } from './cpu.ts'

const saves = 200

interface SaveCost {
  /** Milliseconds of processor time of a save, of this process and the database. */
  readonly cpu: number
  /** Bytes that a save writes to the log of the database: its rows and their index entries. */
  readonly log: number
  /** Bytes of the indexes of quotes, for each quote. */
  readonly indexes: number
  /** Number of these indexes. */
  readonly count: number
}

/** The same with the 48 indexes that quotes had before, in a database that was just filled, on the machine of the README. */
const before: SaveCost = { cpu: 21.6, log: 62_100, indexes: 6_300, count: 48 }

const readOne = async <Row extends object>(
  { services }: Platform,
  query: ReturnType<typeof sql>,
): Promise<Row> => {
  const [row] = rowsOf<Row>(await services.database.handle().execute(query))
  if (row === undefined) throw new Error('The query returned no row')
  return row
}

const logPosition = async (platform: Platform): Promise<number> =>
  (
    await readOne<{ readonly at: number }>(
      platform,
      sql`select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`,
    )
  ).at

/** Saves new quotes through the API. */
const measureSaves = async (platform: Platform): Promise<SaveCost> => {
  const { app, services } = platform
  const { accessToken } = await startSession(services, { userId: userIds.agent })
  const started = services.clock.now().getTime()
  const save = async (at: number): Promise<void> => {
    const { initialRequestData: request, contact } = draftOf(`Bench Dental ${started} ${at}`)
    const { account } = request
    const response = await app.fetch(
      new Request('http://localhost:4100/api/quote/v1/P100', {
        method: 'POST',
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          initialRequestData: { ...request, account: { ...account, revenue: 12_000_000 } },
          contact,
        }),
      }),
      { ip: '192.0.2.1' },
    )
    if (!response.ok)
      throw new Error(`Saving returned ${response.status}: ${await response.text()}`)
  }
  for (let at = 0; at < 20; at += 1) await save(at)
  const cpuTime = await cpuClock(services.database)
  const [cpu, log] = [await cpuTime(), await logPosition(platform)]
  for (let at = 0; at < saves; at += 1) await save(1_000 + at)
  const cost = { cpu: (await cpuTime()) - cpu, log: (await logPosition(platform)) - log }
  const size = await readOne<{ readonly indexes: number; readonly count: number }>(
    platform,
    sql`select pg_indexes_size('quotes')::float8 / (select count(*) from quotes) as indexes,
      (select count(*)::int from pg_indexes where schemaname = 'public' and tablename = ${getTableName(quotes)}) as count`,
  )
  return { cpu: cost.cpu / saves, log: cost.log / saves, ...size }
}

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

/** The current cost of saving a quote, relative to the previous cost. */
export const saveFigures = async (platform: Platform): Promise<readonly Figure[]> => {
  const now = await measureSaves(platform)
  const figure = (what: string, of: keyof SaveCost, text: (value: number) => string): Figure => ({
    what: `saving a quote: ${what}`,
    value: text(now[of]),
    aim: text(before[of]),
    ratio: now[of] / before[of],
  })
  return [
    figure('CPU', 'cpu', (value) => `${value.toFixed(1)} ms`),
    figure('written to the log', 'log', kB),
    figure('index bytes of a quote', 'indexes', kB),
    figure('indexes of quotes', 'count', String),
  ]
}
