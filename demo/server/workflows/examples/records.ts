import { and, eq } from 'drizzle-orm'
import type { ExampleRecord } from '#core/insurance/sandbox/examples.ts'
import { runTestOutcome } from '../test-outcome.ts'
import { saveQuote } from '../../insurance/quotes/edit/save-quote.ts'
import { quotes, type QuoteRecord } from '../../insurance/quotes/tables.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { exampleAgency, exampleKey, createExampleAgency } from './agency.ts'
import { exampleDrafts } from './drafts.ts'

/** A visitor of the documentation, by the random id of a tab. */
export interface Reader {
  readonly readerId: string
  readonly ip: string
}

/** Maximum records created per day; they are deleted with the other test-mode records. */
const makes = {
  network: { calls: 30, seconds: 86_400 },
  all: { calls: 600, seconds: 86_400 },
} as const

/** Counts a record before it is created; 429 above the limits. Not in a transaction. */
export const takeRecordLimit = async ({ limits }: Services, ip: string): Promise<void> => {
  await limits.take('example network', ip, makes.network)
  await limits.take('example', 'all', makes.all)
}

const embedUserOf = ({ readerId }: Reader): string => `${exampleKey} ${readerId}`

const requestIdOf = (record: ExampleRecord, at: number): string => `example ${record} ${at}`

const find = async (
  { database }: Services,
  reader: Reader,
  record: ExampleRecord,
): Promise<QuoteRecord | undefined> => {
  const [found] = await database
    .handle()
    .select()
    .from(quotes)
    .where(
      and(
        eq(quotes.embedUserId, embedUserOf(reader)),
        eq(quotes.requestId, requestIdOf(record, 0)),
      ),
    )
  return found
}

const make = async (
  services: Services,
  reader: Reader,
  record: keyof typeof exampleDrafts,
): Promise<void> => {
  await takeRecordLimit(services, reader.ip)
  await createExampleAgency(services)
  const viewer: Viewer = {
    kind: 'key',
    keyId: exampleKey,
    agencyId: exampleAgency.id,
    embedUserId: embedUserOf(reader),
    mode: 'test',
  }
  for (const [at, draft] of exampleDrafts[record].entries()) {
    const requestId = requestIdOf(record, at)
    const { product } = draft.initialRequestData
    await saveQuote(services, viewer, product, { ...draft, requestId }, reader.ip)
  }
}

/** The quote that leads to a visitor’s record; saved as an embed user would if it does not exist. */
export const exampleQuote = (
  services: Services,
  reader: Reader,
  record: keyof typeof exampleDrafts,
): Promise<QuoteRecord> =>
  services.database.inMode('test', async () => {
    if ((await find(services, reader, record)) === undefined) await make(services, reader, record)
    const read = async (): Promise<QuoteRecord> => {
      const found = await find(services, reader, record)
      if (found === undefined) throw new Error('The example was not saved')
      return found
    }
    const quote = await read()
    if (record !== 'policy' || quote.policyId !== null) return quote
    // the queued job does the same a moment later
    await services.database.transaction(() => runTestOutcome(services, quote.id))
    return read()
  })
