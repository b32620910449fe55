import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { catalogue } from '#core/catalogue.ts'
import { encodeCall } from '#core/platform/api/encode.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { replayedHeader } from '#core/platform/api/headers.ts'
import { addressOf } from '#core/platform/api/transport.ts'
import { sampleOf } from '#core/samples/samples.ts'
import { rowsOf } from '../database/rows-of.ts'
import { sessions } from '../../identity/session/tables.ts'
import { registry } from '../../registry.ts'
import { limitWindows } from '../limits/tables.ts'
import { organisationIds } from '../seed/ids.ts'
import { acts } from '../../testing/acts.fixture.ts'
import { humanProof } from '../../testing/human-proof.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { recordsOf, type SeededRecords } from '../../testing/records.ts'

const keyed = catalogue.filter(({ idempotency }) => idempotency === 'key')

test('every call other than GET declares the effect of a repeat', () => {
  const unclassified = catalogue.filter(
    ({ method, idempotency }) => (method === 'GET') !== (idempotency === undefined),
  )
  expect(unclassified.map(({ id }) => id)).toEqual([])
})

test('a call with a key takes JSON, and answers with JSON or nothing', () => {
  expect(keyed.filter(({ returns = 'json' }) => returns !== 'json')).toEqual([])
  const files = keyed.filter(({ body }) => body !== undefined && !(body instanceof z.ZodMiniObject))
  expect(files.map(({ id }) => id)).toEqual([])
})

test('every call with a key has a test below', () => {
  expect(Object.keys(acts).sort()).toEqual(keyed.map(({ id }) => id).sort())
})

/** Tables that even a repeat may write, because they count and observe calls. */
const ofAnyCall: readonly PgTable[] = [limitWindows, sessions]

/**
 * The number of rows of each table, and the newest transaction that wrote one, which detects any
 * change. Mails and documents are jobs, which stay in the queue.
 */
const contents = async (platform: TestPlatform): Promise<unknown> => {
  const tables = registry.tables.filter((table) => !ofAnyCall.includes(table))
  const counted = tables.map(
    (table) =>
      sql`select ${getTableName(table)} as name, count(*)::int as rows, max(xmin::text::bigint)::text as newest from ${table}`,
  )
  return rowsOf(
    await platform.services.database.handle().execute(sql.join(counted, sql` union all `)),
  )
}

describe('a call whose response was lost', () => {
  let platform: TestPlatform
  let seeded: SeededRecords
  /** Whether each call with a key had its transaction open when its handler was done. */
  let inTransaction: boolean[]
  beforeAll(async () => {
    // a finite limit, because counting one in a transaction is a defect
    platform = await testPlatform({ limitFactor: 1_000_000 })
    const { harbor: agencyId } = organisationIds
    const caller = { organisationId: agencyId, who: 'agent' }
    seeded = await recordsOf(
      platform.services,
      { agencyId },
      { ...caller, humanProof: await humanProof(platform) },
    )
    const { database } = platform.services
    const { oneTransaction } = database
    vi.spyOn(database, 'oneTransaction').mockImplementation((work, hooks) =>
      oneTransaction(async () => {
        const result = await work()
        inTransaction.push(database.isInTransaction())
        return result
      }, hooks),
    )
  })
  afterAll(() => platform.close())

  const send = async (endpoint: Endpoint, input: object, key: string, as: As, more = {}) => {
    const call = encodeCall(endpoint, input)
    const headers = new Headers({ 'Idempotency-Key': key })
    if (as) headers.set('Authorization', `Bearer ${await platform.tokenOf(as)}`)
    // unknown fields change the input only
    const isInBody = endpoint.body !== undefined
    const body = isInBody && { body: JSON.stringify({ ...Object(call.body), ...more }) }
    const address = addressOf('', call.path, { ...call.query, ...(!isInBody && more) })
    const response = await platform.fetch(address, { method: endpoint.method, headers, ...body })
    return {
      status: response.status,
      isRepeat: response.headers.get(replayedHeader) === 'true',
      text: await response.text(),
    }
  }

  test.each(keyed.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s returns the same answer for the same key without further effects',
    async (id, endpoint) => {
      const act = await acts[id]?.({ platform, seeded })
      if (!act) throw new Error(`${id} is not prepared`)
      const input = act.input ?? sampleOf(endpoint, { ...seeded, ...act.records })
      const key = `repeated ${id}`.replaceAll(' ', '-')
      inTransaction = []
      const lost = await send(endpoint, input, key, act.as)
      expect(lost).toMatchObject({ status: endpoint.answer ? 200 : 204, isRepeat: false })
      expect(inTransaction).toEqual([true])

      const before = await contents(platform)
      const repeats = await Promise.all([
        send(endpoint, input, key, act.as),
        send(endpoint, input, key, act.as),
      ])
      expect(repeats).toEqual([
        { ...lost, isRepeat: true },
        { ...lost, isRepeat: true },
      ])

      const other = await send(endpoint, input, key, act.as, { another: '1' })
      expect(other.status).toBe(422)
      expect(JSON.parse(other.text)).toMatchObject({ code: 'idempotencyKeyReused' })
      expect(await contents(platform)).toEqual(before)

      // the key of another caller is unknown, so their call is one of its own
      const others: As = act.as === 'admin' ? 'agency' : 'admin'
      const foreign = await send(endpoint, input, key, others)
      expect(foreign).toMatchObject({ isRepeat: false })
      expect(foreign.status).not.toBe(422)
      expect(platform.logged.filter(({ what }) => what === 'request failed')).toEqual([])
    },
  )
})
