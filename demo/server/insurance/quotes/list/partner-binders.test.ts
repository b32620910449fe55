import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportBinders,
  searchBinders,
  searchQuotes,
} from '#core/insurance/quotes/list/endpoints.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../../testing/platform.ts'
import { quotes } from '../tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const bindersFor = async (as: SignInName) =>
  (await platform.request(searchBinders, { query: { size: 100 } }, as)).content

const numbersOf = (rows: readonly { readonly quoteNumber: string }[]) =>
  rows.map(({ quoteNumber }) => quoteNumber).toSorted()

test('a carrier sees the binders on its paper, a cluster those of its agencies, and neither sees the contact', async () => {
  const all = await bindersFor('admin')
  const { harbor, wholesale } = organisationIds
  const onPaper = await bindersFor('carrier')
  expect(numbersOf(onPaper)).toEqual(numbersOf(all.filter(({ region }) => region === 'US')))
  const ofCluster = await bindersFor('cluster')
  const members: readonly string[] = [harbor, wholesale]
  expect(numbersOf(ofCluster)).toEqual(
    numbersOf(all.filter(({ agencyId }) => members.includes(agencyId))),
  )
  expect(ofCluster.length).toBeGreaterThan(0)
  for (const { customerEmail, customerPhone, allowedActions } of [...onPaper, ...ofCluster]) {
    expect([customerEmail, customerPhone, allowedActions]).toEqual(['', '', []])
  }
})

test('partners see neither fees nor underwriting', async () => {
  const binderOf = async (as: SignInName) => {
    const rows = await bindersFor(as)
    const row = rows.find(({ agencyId }) => agencyId === organisationIds.harbor)
    if (row === undefined) throw new Error(`no binder for ${as}`)
    return row
  }
  const { id, quoteNumber, premium, totalPremium } = await binderOf('cluster')
  const own = { brokerFee: 12_500, additionalBrokerFee: 2_500, mgaFee: 9_900 }
  const inside = { underwriterName: 'Una Whitfield', needBy: '2026-12-24' }
  const set = { ...own, ...inside }
  await platform.services.database.handle().update(quotes).set(set).where(eq(quotes.id, id))
  const find = (as: SignInName) =>
    bindersFor(as).then((rows) => rows.find((row) => row.quoteNumber === quoteNumber))
  expect(await find('agency')).toMatchObject(set)
  for (const as of ['carrier', 'cluster'] as const) {
    const row = await find(as)
    const none = { brokerFee: 0, additionalBrokerFee: 0, mgaFee: 0 }
    expect(row).toMatchObject({ ...none, premium, totalPremium })
    expect(row).not.toHaveProperty('underwriterName')
    expect(row).not.toHaveProperty('needBy')
  }
})

test('a partner’s search does not match the hidden contact', async () => {
  const all = await bindersFor('admin')
  const mine = numbersOf(await bindersFor('cluster'))
  const known = all.find((each) => mine.includes(each.quoteNumber) && each.customerEmail !== '')
  if (known === undefined) throw new Error('no binder with a contact')
  const found = async (search: string, as: SignInName) =>
    numbersOf((await platform.request(searchBinders, { query: { search } }, as)).content)
  expect(await found(known.customerEmail, 'admin')).toContain(known.quoteNumber)
  expect(await found(known.companyName, 'cluster')).toContain(known.quoteNumber)
  for (const as of ['cluster', 'carrier'] as const) {
    expect(await found(known.customerEmail, as)).toEqual([])
    const query = { search: known.customerEmail, columns: 'quoteNumber' }
    const file = await platform.request(exportBinders, { query }, as)
    expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(1)
  }
})

test('a filter by a product on another carrier’s paper finds nothing', async () => {
  const query = { filter: { product: ['PRIME_ONE_AU'] } }
  expect((await platform.request(searchBinders, { query }, 'admin')).totalElements).toBeGreaterThan(
    0,
  )
  expect(await platform.request(searchBinders, { query }, 'carrier')).toMatchObject({
    content: [],
    totalElements: 0,
  })
})

test('a digital agent sees the binders from its agencies’ pages', async () => {
  const [bound] = (await bindersFor('admin')).filter(
    ({ agencyId }) => agencyId === organisationIds.harbor,
  )
  expect(bound).toBeDefined()
  const handle = platform.services.database.handle()
  const before = await bindersFor('da')
  await handle
    .update(quotes)
    .set({ source: 'PAGE' })
    .where(eq(quotes.id, bound?.id ?? ''))
  const after = await bindersFor('da')
  expect(numbersOf(after)).toContain(bound?.quoteNumber)
  expect(after.length).toBeGreaterThan(before.length - 1)
  expect(
    after.every(({ source, agencyId }) => source === 'PAGE' && agencyId === organisationIds.harbor),
  ).toBe(true)
})

test('partners export what they see and open nothing else', async () => {
  const query = { columns: 'quoteNumber,agencyName' }
  const file = await platform.request(exportBinders, { query }, 'cluster')
  const rows = (await file.text()).trimEnd().split('\r\n').slice(1)
  expect(rows).toHaveLength((await bindersFor('cluster')).length)
  for (const as of ['carrier', 'cluster', 'da'] as const) {
    const search = platform.request(searchQuotes, { query: {} }, as)
    await expect(search).rejects.toMatchObject({ status: 403 })
  }
  await expect(bindersFor('reinsurer')).rejects.toMatchObject({ status: 403 })
})
