import { count, eq, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createKey,
  deleteTestData,
  searchTestQuotes,
} from '#core/administration/api-keys/endpoints.ts'
import { requestPasswordReset } from '#core/identity/passwords/endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import { getAmountToPay } from '#core/insurance/billing/endpoints.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { emailQuote } from '#core/insurance/quotes/mail/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { createSubmission } from '#core/insurance/submissions/endpoints.ts'
import { listCatalogue } from '#core/list-catalogue.ts'
import { addressOf } from '#core/platform/api/transport.ts'
import { encodeCall } from '#core/platform/api/encode.ts'
import type { List } from '#core/platform/lists/list.ts'
import { sampleOf } from '#core/samples/samples.ts'
import { eventually } from '#core/testing/eventually.ts'
import { accounts } from '../accounts/tables.ts'
import { ensureAccountDocuments } from '../documents/account-documents.ts'
import { queueScan } from '../risk/scans.ts'
import { activity } from '../../kernel/activity/tables.ts'
import { accountTypeOf, viewerKinds } from '../../kernel/viewer-kind.ts'
import { readMatrix } from '../../kernel/http/access/access-matrix.ts'
import { jobs } from '../../kernel/queue/tables.ts'
import { cleanupHandler } from '../../kernel/retention/jobs.ts'
import { registry } from '../../registry.ts'
import { sandboxTables } from '../../schema/sandbox-tables.ts'
import { accountIds, organisationIds } from '../../kernel/seed/ids.ts'
import { favorableAnswers } from '../security/favorable-answers.ts'
import { insertCopies } from '../../testing/copies.ts'
import { humanProof } from '../../testing/human-proof.ts'
import {
  testPlatform,
  type As,
  type SignInName,
  type TestPlatform,
} from '../../testing/platform.ts'
import { recordsOf, type SeededRecords } from '../../testing/records.ts'

let platform: TestPlatform
let records: SeededRecords
let page: As
let server: { readonly apiKeyId: string; readonly secret: string }
let liveServer: typeof server
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000 })
  records = await recordsOf(
    platform.services,
    { agencyId: organisationIds.harbor },
    { organisationId: organisationIds.harbor, who: 'agency' },
  )
  page = await pageOf('test', 'visitor-0001')
  server = await serverOf('test')
  liveServer = await serverOf('live')
})
afterAll(() => platform.close())

const site = { test: 'http://localhost:5000', live: 'https://www.harbor.example' } as const
type Mode = keyof typeof site

const keyOf = async (mode: Mode, kind: 'publishable' | 'api') => {
  const origins = kind === 'api' ? [] : [site[mode]]
  const body = { name: mode, kind, mode, origins }
  return platform.request(createKey, { body }, 'agency')
}
const pageOf = async (mode: Mode, visitorId: string): Promise<As> => {
  const { key: clientKey } = await keyOf(mode, 'publishable')
  const headers = { Origin: site[mode] }
  const body = { clientKey, visitorId }
  const { accessToken } = await platform.request(openAccess, { body }, undefined, { headers })
  return { token: accessToken }
}
const serverOf = async (mode: Mode) => {
  const { id: apiKeyId, secret = '' } = await keyOf(mode, 'api')
  return { apiKeyId, secret }
}
const tokenFor = async (
  by: typeof server,
  grant: { kind: 'account' | 'quote' | 'policy'; id: string },
): Promise<As> => {
  const { accessToken } = await platform.request(openAccess, { body: { ...by, grant } })
  return { token: accessToken }
}

const inputOf = (name: string) =>
  ({
    product: 'P100',
    account: {
      name,
      state: 'TX',
      naicsCode: '621210',
      revenue: 1_200_000_000,
      yearEstablished: 1998,
    },
    securityAnswers: favorableAnswers,
  }) as const
const contact = {
  firstName: 'Rosa',
  lastName: 'Diaz',
  email: 'rosa@sandbox.example',
  phone: '5550100177',
}
const marker = 'Sandboxed Dental'

const price = (name: string, as: As = page) =>
  platform.request(calculatePrice, { body: inputOf(name) }, as)
const save = (name: string, as: As = page) =>
  platform.request(
    saveQuote,
    {
      params: { id: 'P100' },
      body: {
        initialRequestData: inputOf(name),
        contact,
        account: { domainName: 'sandboxed.example' },
      },
    },
    as,
  )
const read = (id: string, as: As) => platform.request(getQuoteById, { params: { id } }, as)

/** Tables that only a signed-in user, a code or a payment writes. */
const writtenByUsers = [
  'account_notes',
  'cart_quotes',
  'comparisons',
  'payment_intents',
  'payments',
  'policyholder_agents',
  'quote_signatures',
  'quote_subjectivities',
  'retail_agents',
  'saved_payment_methods',
  'security_answers',
  'surplus_attestations',
  'team_accounts',
  'wizard_drafts',
  'workflow_codes',
]

/** The number of test-mode rows by table. */
const rowsIn = async (mode: Mode): Promise<Readonly<Record<string, number>>> =>
  platform.services.database.inMode(mode, async () => {
    const rows: Record<string, number> = {}
    for (const table of sandboxTables) {
      const [row] = await platform.services.database.handle().select({ rows: count() }).from(table)
      rows[getTableName(table)] = row?.rows ?? 0
    }
    return rows
  })

/** A page of a list for a viewer as text; empty if the viewer may not read it. */
const listed = async (list: List, as: SignInName): Promise<string> => {
  const call = encodeCall(list.endpoint, {
    ...sampleOf(list.endpoint, records),
    query: { size: 100 },
  })
  const headers = { Authorization: `Bearer ${await platform.tokenOf(as)}` }
  const response = await platform.fetch(addressOf('', call.path, call.query), { headers })
  // documents belong to one account, which some kinds of users do not see
  return response.ok ? response.text() : ''
}

/** A kind of user for each account type, and those with their own lists. */
const kinds = [
  ...new Map(viewerKinds.map((kind) => [accountTypeOf[kind], kind])).values(),
  'underwriter',
  'admin',
  'agency',
] as const

/** The text of every list, by list and user kind with access to it. */
const allLists = async (): Promise<ReadonlyMap<string, string>> => {
  const matrix = readMatrix()
  const pages = new Map<string, string>()
  for (const list of listCatalogue.filter(({ mode }) => mode !== 'test')) {
    for (const kind of kinds) {
      if (matrix.get(list.endpoint.id)?.[kind] === 'none') continue
      const text = await listed(list, kind)
      if (text !== '') pages.set(`${list.endpoint.id} ${kind}`, text)
    }
  }
  return pages
}

/**
 * Draws the documents that document lists draw at their first read. A document that takes too long on a
 * busy machine is left to the next read, and would only be in the later lists.
 */
const drawDocuments = (): Promise<void> =>
  eventually(async () => {
    const before = platform.logged.length
    await ensureAccountDocuments(platform.services, records.accountId)
    expect(platform.logged.slice(before)).toEqual([])
  })

const clean = () =>
  cleanupHandler(registry.retention).handle({ day: 1, part: 0 }, platform.services, 'cleaning')

describe('records of test mode', () => {
  test('do not appear in lists, counts, documents, mails or jobs of live records', async () => {
    await platform.drain()
    await drawDocuments()
    const lists = await allLists()
    const live = await rowsIn('live')
    const mails = await platform.mails()
    const read = new Set([...lists.keys()].map((name) => name.split(' ')[0]))
    expect(read.size).toBe(listCatalogue.filter(({ mode }) => mode !== 'test').length)

    await save(marker)
    const file = Buffer.from('Company name,Sandboxed Dental').toString('base64')
    await platform.request(createSubmission, { body: { file } }, page)
    const { id, accountId } = await save('Test Issue')
    const { services } = platform
    await services.database.inMode('test', () => queueScan(services, accountId))
    await platform.request(emailQuote, { params: { product: 'P100', quoteId: id } }, page)
    await platform.drain()

    expect(await allLists()).toEqual(lists)
    expect(await rowsIn('live')).toEqual(live)
    expect(await platform.mails()).toEqual(mails)
    const rows = Object.entries(await rowsIn('test'))
    const empty = rows.filter(([, count]) => count === 0).map(([table]) => table)
    expect(empty.toSorted()).toEqual(writtenByUsers)
    expect((await rowsIn('test'))['mails']).toBeGreaterThan(0)
  })

  test('exist in the tables of every record that belongs to an insured', () => {
    expect(sandboxTables.map(getTableName)).toEqual(
      expect.arrayContaining(['accounts', 'quotes', 'quote_prices', 'policies', 'documents']),
    )
  })

  test.each(['admin', 'underwriter', 'agency', 'agent'] as const)(
    'are not found by %s',
    async (as) => {
      const { id } = await save(marker)
      await expect(read(id, as)).rejects.toMatchObject({ status: 404 })
    },
  )

  test('are found with test keys of either kind only', async () => {
    const { id } = await save(marker)
    expect(await read(id, page)).toMatchObject({ id, companyName: marker })
    const grant = { kind: 'quote' as const, id }
    expect(await read(id, await tokenFor(server, grant))).toMatchObject({ id })
    await expect(tokenFor(liveServer, grant)).rejects.toMatchObject({ status: 404 })
    const live = await pageOf('live', 'visitor-0001')
    await expect(read(id, live)).rejects.toMatchObject({ status: 404 })
  })

  test('do not open live records', async () => {
    const livePage = await pageOf('live', 'visitor-0002')
    const { id } = await save('Real Dental', livePage)
    await expect(read(id, page)).rejects.toMatchObject({ status: 404 })
    const real = { kind: 'account' as const, id: accountIds.customer }
    await expect(tokenFor(server, { kind: 'quote', id })).rejects.toMatchObject({ status: 404 })
    await expect(tokenFor(server, real)).rejects.toMatchObject({ status: 404 })
  })

  test('are deleted after 30 days with everything that belongs to them', async () => {
    await save(marker)
    await platform.drain()
    const live = await rowsIn('live')
    platform.advanceTime(31 * 86_400_000)
    await clean()
    expect(Object.values(await rowsIn('test')).every((rows) => rows === 0)).toBe(true)
    expect((await rowsIn('live'))['quotes']).toBe(live['quotes'])
    await platform.services.database.handle().delete(jobs)
    page = await pageOf('test', 'visitor-0001')
  })
})

test('the number of a deleted quote is reused', async () => {
  const first = await save('Nightly Dental')
  platform.advanceTime(20 * 86_400_000)
  page = await pageOf('test', 'visitor-0001')
  const second = await save('Nightly Dental')
  platform.advanceTime(11 * 86_400_000)
  await clean()
  page = await pageOf('test', 'visitor-0001')
  expect((await save('Nightly Dental')).quoteNumber).toBe(first.quoteNumber)
  expect((await save('Nightly Dental')).quoteNumber).toBe(`${first.quoteNumber}-3`)
  expect(second.quoteNumber).toBe(`${first.quoteNumber}-2`)
})

test('records can be deleted while their jobs wait, and no job fails', async () => {
  await platform.drain()
  const logged = platform.logged.length
  await save(marker)
  await save('Test Issue')
  await platform.request(deleteTestData, {}, 'agency')
  await platform.drain()
  expect(platform.logged.slice(logged)).toEqual([])
  const left = platform.services.database.handle().$count(jobs, eq(jobs.mode, 'test'))
  expect(await left).toBe(0)
})

test('many records are deleted by one call', async () => {
  const { database } = platform.services
  const { accountId } = await save(marker)
  const logged = () =>
    database.inMode('test', async () =>
      database.handle().$count(activity, eq(activity.accountId, accountId)),
    )
  expect(await logged()).toBeGreaterThan(0)
  await database.inMode('test', () =>
    database
      .handle()
      .execute(
        insertCopies(accounts, 450, { values: { id: `'bench-' || i`, relation: `'interested'` } }),
      ),
  )
  await platform.request(deleteTestData, {}, 'agency')
  expect((await rowsIn('test'))['accounts']).toBe(0)
  expect(await logged()).toBe(0)
})

test('a public call with a test key’s token behaves as without it', async () => {
  const email = 'claims@demo.test'
  const query = { captchaResponse: await humanProof(platform) }
  await platform.request(requestPasswordReset, { params: { email }, query }, page)
  expect(await platform.mails(email)).toHaveLength(1)
})

describe('an administrator', () => {
  test('sees the test quotes of their own agency and deletes them', async () => {
    const { quoteNumber, id } = await save('Listed Dental')
    const list = async (as: SignInName) =>
      (await platform.request(searchTestQuotes, { query: { search: 'listed' } }, as)).content
    expect(await list('agency')).toMatchObject([{ quoteNumber }])
    expect(await list('broker')).toEqual([])
    await platform.request(deleteTestData, {}, 'broker')
    await read(id, page)
    const live = await rowsIn('live')
    await platform.request(deleteTestData, {}, 'agency')
    expect(await list('agency')).toEqual([])
    expect(await rowsIn('live')).toEqual(live)
    expect((await save('Listed Dental')).quoteNumber).toBe(quoteNumber)
  })
})

describe('test mode is deterministic', () => {
  test('the same input has the same price and number, with a suffix for the second one', async () => {
    const before = await save('Steady Dental')
    const again = await save('Steady Dental')
    expect(again.totalPremium).toBe(before.totalPremium)
    expect(again.quoteNumber).toBe(`${before.quoteNumber}-2`)
    const other = await save('Other Dental')
    expect(other.quoteNumber).not.toContain(before.quoteNumber)
  })

  test('a live company’s name has no effect', async () => {
    const live = await pageOf('live', 'visitor-0003')
    for (const name of ['Test Refer', 'Test Error', 'Test Busy']) {
      expect(await price(name, live)).toEqual(await price('Steady Dental', live))
    }
  })
})

describe('a company of test mode', () => {
  test('is referred', async () => {
    expect(await price('Steady Dental')).toMatchObject({ referToUnderwriter: false })
    expect(await price('test  REFER')).toMatchObject({ referToUnderwriter: true })
    expect(await save('Test Refer')).toMatchObject({ status: 'REFERRED' })
  })

  test('is declined', async () => {
    const { id } = await save('Test Decline')
    await platform.drain()
    expect(await read(id, page)).toMatchObject({ status: 'DECLINED' })
  })

  test('is issued, and its invoice can be paid', async () => {
    const { id } = await save('Test Issue')
    await platform.drain()
    const issued = await read(id, page)
    expect(issued).toMatchObject({ status: 'ISSUED', policyId: expect.any(String) })
    const policyId = issued.policyId ?? ''
    const holder = await tokenFor(server, { kind: 'policy', id: policyId })
    const due = await platform.request(getAmountToPay, { params: { policyId } }, holder)
    expect(due).toMatchObject({ amountToPay: issued.totalPremium })
  })

  test.each([
    ['Test Error', { status: 500, code: 'internal' }],
    ['Test Busy', { status: 429, code: 'tooManyRequests' }],
  ])('%s fails', async (name, failure) => {
    await expect(price(name)).rejects.toMatchObject(failure)
    await expect(save(name)).rejects.toMatchObject(failure)
  })

  test('Test Slow delays its response and blocks no other call', async () => {
    const { path, body } = encodeCall(calculatePrice, { body: inputOf('Test Slow') })
    const leaving = new AbortController()
    const headers = {
      Authorization: `Bearer ${await platform.tokenOf(page ?? 'agency')}`,
      'Content-Type': 'application/json',
    }
    const { signal } = leaving
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal }
    let isAnswered = false
    const slow = platform.fetch(path, init).finally(() => (isAnswered = true))
    await price('Steady Dental')
    await save('Quick Dental')
    expect(isAnswered).toBe(false)
    leaving.abort()
    expect(await (await slow).json()).toMatchObject({ status: 503, code: 'unavailable' })
  })
})
