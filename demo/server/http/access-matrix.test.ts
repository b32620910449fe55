import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '#core/api/catalogue.ts'
import type { Endpoint } from '#core/api/endpoint.ts'
import { recordKinds } from '#core/session/model.ts'
import { saveQuote, updateQuote } from '#core/quotes/endpoints.ts'
import { routes } from '../rooms.ts'
import { organisationIds } from '../seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../testing/platform.ts'
import { recordsOf, type SeededRecords } from '../testing/records.ts'
import { columns, parseMatrix, readMatrix, type Column } from './access-matrix.ts'

const matrix = readMatrix()
let platform: TestPlatform
/** Records of the UK brokerage: another tenant's to every persona but the provider's staff. */
let foreign: SeededRecords
let own: SeededRecords

beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000_000 })
  foreign = await recordsOf(platform.services, organisationIds.albion)
  own = await recordsOf(platform.services, organisationIds.harbor)
})
afterAll(() => platform.close())

const contact = { firstName: 'A', lastName: 'B', email: 'a@b.example', phone: '020 7946 0000' }
const customer = {
  customerFirstName: 'A',
  customerLastName: 'B',
  customerEmail: 'a@b.example',
  customerPhone: '020 7946 0000',
}

/** Bodies that a handler would take, about the records given. */
const bodies: Readonly<Record<string, (records: SeededRecords) => unknown>> = {
  inviteUser: ({ agencyId }) => ({
    email: 'a@b.example',
    firstName: 'A',
    lastName: 'B',
    roleId: 'agent',
    organisationId: agencyId,
  }),
  verifyAccount: ({ accountId }) => ({ accountId }),
  saveQuote: ({ accountId, quote }) =>
    z.encode(saveQuote.body, { accountId, initialRequestData: quote.input, contact }),
  updateQuote: ({ quote }) => z.encode(updateQuote.body, { initialRequestData: quote.input }),
  requestToBind: () => customer,
  declineQuote: () => ({ reasonSummary: 'BOR', reason: 'Moved', isNotificationEnabled: false }),
  getProviderKey: () => ({ method: 'card' }),
  recordPayment: () => ({
    intentId: 'nowhere',
    transactionId: 'nowhere',
    transactionDate: '2026-01-01T00:00:00.000Z',
    paymentAmount: 1,
    totalPaymentAmount: 1,
  }),
  savePaymentToken: () => ({ intentId: 'nowhere', tokenId: 'nowhere' }),
}

const queries: Readonly<Record<string, (records: SeededRecords) => Record<string, string>>> = {
  downloadDocument: ({ docId }) => ({ docId }),
  downloadInvoice: ({ accountId, policyId }) => ({ accountId, policyId }),
  downloadReceipt: ({ accountId, policyId }) => ({ accountId, policyId }),
}

/** What `{id}` stands for, by the beginning of the path. */
const idOf: readonly (readonly [start: string, name: Exclude<keyof SeededRecords, 'quote'>])[] = [
  ['/api/account/v1/agency/', 'agencyId'],
  ['/api/account/', 'accountId'],
  ['/api/policy/', 'policyId'],
  ['/api/quote/', 'quoteId'],
]

const pathOf = ({ id, path }: Endpoint, records: SeededRecords): string => {
  const plain = idOf.find(([start]) => path.startsWith(start))?.[1]
  const values: Readonly<Record<string, string>> = {
    accountId: records.accountId,
    quoteId: records.quoteId,
    policyId: records.policyId,
    product: records.quote.product,
    id: plain ? records[plain] : 'nowhere',
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'nowhere')
  const query = new URLSearchParams(queries[id]?.(records) ?? {})
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** Statuses that keep another tenant's record shut: by its address it is not there, in a body it is a fault too. */
const shutBy = ({ id, path }: Endpoint): readonly number[] | undefined => {
  if (/\{(?!product\})\w+\}/.test(path) || id in queries) return [403, 404]
  return id in bodies ? [400, 403, 404] : undefined
}

/** Those whose column it is; a record token once for each kind of record. */
const callersOf = (column: Column): readonly As[] => {
  if (column === 'anonymous') return [undefined]
  if (column === 'key') return ['visitor']
  if (column !== 'record') return [column]
  const ids = { account: own.accountId, quote: own.quoteId, policy: own.policyId }
  return recordKinds.map((kind) => ({ grant: { kind, id: ids[kind] } }))
}

const probe = async (
  endpoint: Endpoint,
  as: As,
  records: SeededRecords,
): Promise<{ readonly status: number; readonly text: string }> => {
  const headers = new Headers(as ? { Authorization: `Bearer ${await platform.tokenOf(as)}` } : {})
  const body = endpoint.body && JSON.stringify(bodies[endpoint.id]?.(records) ?? {})
  const init = { method: endpoint.method, headers, ...(body !== undefined && { body }) }
  const response = await platform.fetch(pathOf(endpoint, records), init)
  return { status: response.status, text: await response.text() }
}

test('every endpoint has a row, a route, and every row an endpoint', () => {
  const ids = catalogue.map(({ id }) => id).sort()
  expect([...matrix.keys()].sort()).toEqual(ids)
  expect(routes.map(({ endpoint }) => endpoint.id).sort()).toEqual(ids)
})

test('public endpoints are open to all, the others to nobody without a token', () => {
  for (const { id, audience } of catalogue) {
    const row = matrix.get(id)
    expect([id, row?.anonymous]).toEqual([id, audience === 'public' ? 'all' : 'none'])
  }
})

describe.each(columns.map((column) => [column]))('%s', (column) => {
  const inCell = (cell: string) => catalogue.filter(({ id }) => matrix.get(id)?.[column] === cell)

  test('is refused where it has none', async () => {
    for (const endpoint of inCell('none')) {
      for (const as of callersOf(column)) {
        const { status } = await probe(endpoint, as, own)
        expect([endpoint.id, status]).toEqual([endpoint.id, as ? 403 : 401])
      }
    }
  })

  test('never reaches another tenant’s records where it has its own', async () => {
    for (const endpoint of inCell('own')) {
      for (const as of callersOf(column)) {
        const { status, text } = await probe(endpoint, as, foreign)
        const shut = shutBy(endpoint) ?? [200, 204, 400]
        expect([endpoint.id, shut.includes(status) || status]).toEqual([endpoint.id, true])
        for (const secret of [foreign.companyName, foreign.policyId, foreign.quoteId]) {
          expect([endpoint.id, text.includes(secret) && secret]).toEqual([endpoint.id, false])
        }
      }
    }
  })

  test('is let in where it has all', async () => {
    for (const endpoint of inCell('all')) {
      // a sign-in or code that is not there is refused by its own rules
      if (endpoint.audience === 'public') continue
      for (const as of callersOf(column)) {
        const { status, text } = await probe(endpoint, as, foreign)
        expect([endpoint.id, [401, 403].includes(status) || status >= 500, text]).toEqual([
          endpoint.id,
          false,
          text,
        ])
      }
    }
  })
})

/** What is there later: a receipt once something was paid, a photo once one was put. */
const mayLack: Readonly<Record<string, readonly number[]>> = {
  downloadReceipt: [200, 404],
  getMyPhoto: [200, 204],
}

test.each(['agency', 'agent'] as const)('%s reads its own records', async (as) => {
  const reads = catalogue.filter(
    ({ id, method }) => method === 'GET' && matrix.get(id)?.[as] === 'own',
  )
  expect(reads.length).toBeGreaterThan(10)
  for (const endpoint of reads) {
    const { status } = await probe(endpoint, as, own)
    const there = mayLack[endpoint.id] ?? [200]
    expect([endpoint.id, there.includes(status) || status]).toEqual([endpoint.id, true])
  }
})

describe('the matrix', () => {
  const header = ['endpoint', ...columns].join()
  const row = (cell: string) => ['getMe', ...columns.map(() => cell)].join()

  test('is read cell by cell', () => {
    expect(parseMatrix(`${header}\n${row('own')}\n`).get('getMe')?.agent).toBe('own')
  })

  test.each([
    ['a column missing', header.replace(',pool', ''), row('own')],
    ['a cell missing', header, row('own').replace(/,own$/, '')],
    ['a word that is none of the three', header, row('some')],
    ['a row twice', header, `${row('own')}\n${row('all')}`],
  ])('is refused with %s', (_what, top, rows) => {
    expect(() => parseMatrix(`${top}\n${rows}\n`)).toThrow('access.csv')
  })
})
