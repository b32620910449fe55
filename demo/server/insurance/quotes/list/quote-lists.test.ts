import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { catalogue } from '#core/catalogue.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { approveQuote } from '#core/insurance/quotes/bind/endpoints.ts'
import {
  getInboxOptions,
  searchBinders,
  searchInbox,
  searchQuotes,
} from '#core/insurance/quotes/list/endpoints.ts'
import { loseQuote, rescindBinder } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import {
  indicateQuote,
  requestReview,
  underwriteQuote,
} from '#core/insurance/quotes/underwriting/endpoints.ts'
import { quoteList } from '#core/insurance/quotes/list/lists.ts'
import { signQuote } from '#core/insurance/signing/endpoints.ts'
import { listCatalogue } from '#core/list-catalogue.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { List } from '#core/platform/lists/list.ts'
import { readMatrix } from '../../../kernel/http/access/access-matrix.ts'
import { accountIds } from '../../../kernel/seed/ids.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import { quoteParams, signerOf } from '../../signing/signer.fixture.ts'
import { draftOf, requested, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const matrix = readMatrix()

/** Staff see every list but those of an agency's own keys; documents are those of one account. */
const ask = ({ endpoint }: List, query: ListQuery) => {
  const input = { params: { accountId: accountIds.customer }, query }
  const viewer = matrix.get(endpoint.id)?.admin === 'none' ? 'agency' : 'admin'
  return platform.request(endpoint, input, viewer)
}

const parameters = { page: '0', sort: 'created,asc', filter: '{}' }

/** Whether a call takes page, sort and filter. */
const isSorted = ({ query }: Pick<Endpoint, 'query'>): boolean => {
  const taken: unknown = query && z.safeDecode(query, parameters).data
  return (
    typeof taken === 'object' &&
    taken !== null &&
    Object.keys(parameters).every((name) => Object.hasOwn(taken, name))
  )
}

test('covers every list endpoint', () => {
  const calls = catalogue.filter(isSorted).map(({ id }) => id)
  expect(listCatalogue.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(calls.toSorted())
})

describe.each(listCatalogue.map((list) => [list.endpoint.id, list] as const))('%s', (_id, list) => {
  test.each(list.sorts)('sorts by %s in both directions, with every row once', async (sort) => {
    const page = (direction: string, number: number) =>
      ask(list, { sort: `${sort},${direction}`, page: number, size: 12 })
    const first = await page('asc', 0)
    const up: string[] = []
    const down: string[] = []
    for (let number = 0; number < first.totalPages; number += 1) {
      up.push(...(await page('asc', number)).content.map(({ id }) => id))
      down.push(...(await page('desc', number)).content.map(({ id }) => id))
    }
    expect(new Set(up).size).toBe(first.totalElements)
    expect(down.toReversed()).toEqual(up)
  })

  test('uses its default sort when none is given', async () => {
    const ids = async (query: ListQuery) => (await ask(list, query)).content.map(({ id }) => id)
    expect(await ids({})).toEqual(await ids({ sort: list.defaultSort }))
  })

  test('each value of each filter narrows it, and all together do not', async () => {
    for (const [name, filter] of Object.entries(list.filters)) {
      if (filter.kind === 'ids') continue
      const count = async (given: readonly string[]) =>
        (await ask(list, { filter: { [name]: [...given] } })).totalElements
      // one after the other: a session may run a few lists at once
      const each: number[] = []
      for (const value of filter.values) each.push(await count([value]))
      expect(await count(filter.values)).toBeLessThanOrEqual(
        each.reduce((sum, some) => sum + some, 0),
      )
      expect(await count(filter.values)).toBeGreaterThanOrEqual(Math.max(...each))
      expect(await count([])).toBeGreaterThanOrEqual(await count(filter.values))
    }
  })

  test.each([
    ['unknownSort', { sort: 'secret,asc' }],
    ['unknownSort', { sort: 'constructor,asc' }],
    ['unknownFilter', { filter: { secret: ['x'] } }],
    ['unknownFilter', { filter: { product: ['P250'], status: ['NO SUCH'] } }],
    ['pageSize', { size: 101 }],
    ['pageSize', { size: 0 }],
  ])('rejects %s %o', async (code, query) => {
    await expect(ask(list, query)).rejects.toMatchObject({ status: 400, code })
  })
})

/** Creates quotes in the statuses that the seed lacks. */
const makeOthers = async () => {
  const quote = await save(platform, draftOf('Signed Listing Dental'))
  const body = { fullName: 'Rosa Diaz', hasAgreed: true } as const
  await platform.request(
    signQuote,
    { ...quoteParams(quote), body },
    await signerOf(platform, quote),
  )
  const reason = { reason: 'Listed' }
  const asked = async () => {
    const target = quoteParams(await save(platform, draftOf('Reviewed Listing Dental')))
    await platform.request(requestReview, { ...target, body: reason }, 'agent')
    return target
  }
  await asked()
  await platform.request(indicateQuote, await asked(), 'underwriter')
  const lost = await save(platform, draftOf('Lost Listing Dental'))
  const loss = { ...reason, reasonSummary: 'Price is High' } as const
  await platform.request(loseQuote, { params: { id: lost.id }, body: loss }, 'agent')
  const bound = quoteParams(await requested(platform, 'Rescinded Listing Dental'))
  await platform.request(approveQuote, bound, 'underwriter')
  await platform.request(rescindBinder, bound, 'underwriter')
}

test('quotes and accounts are filtered by status and type', async () => {
  const count = async (filter: Record<string, string[]>) =>
    (await platform.request(searchQuotes, { query: { filter } }, 'admin')).totalElements
  const all = await count({})
  expect((await count({ type: ['new_business'] })) + (await count({ type: ['renewal'] }))).toBe(all)
  await makeOthers()
  for (const status of quoteList.filters.status.values)
    expect(await count({ status: [status] })).toBeGreaterThan(0)
  const open = ['READY', 'SIGNED', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'REQUESTED']
  const active = [...open, 'BOUND', 'ISSUED']
  const inactive = ['INVALID', 'DECLINED']
  expect(await count({ activity: ['active'] })).toBe(await count({ status: active }))
  expect(await count({ activity: ['inactive'] })).toBe(await count({ status: inactive }))
  expect(await count({ activity: ['inactive', 'active'] })).toBe(
    await count({ status: [...active, ...inactive] }),
  )
})

test('filters binders by payment: paid, due or nothing due', async () => {
  const find = async (filter: Record<string, string[]>) =>
    (await platform.request(searchBinders, { query: { filter, size: 100 } }, 'admin')).content
  const all = await find({})
  const statusesOf = (binders: typeof all) => [...new Set(binders.map(({ status }) => status))]
  const numbersOf = (binders: typeof all) =>
    binders.map(({ quoteNumber }) => quoteNumber).toSorted()
  expect(statusesOf(all).toSorted()).toEqual(['BINDER EXPIRED', 'BOUND', 'ISSUED', 'RESCIND'])
  const [paid, due] = [await find({ payment: ['paid'] }), await find({ payment: ['need_payment'] })]
  expect(paid.every(({ isPaid }) => isPaid)).toBe(true)
  expect(due.some(({ isPaid }) => isPaid)).toBe(false)
  expect(statusesOf(due).toSorted()).toEqual(['BOUND', 'ISSUED'])
  expect(numbersOf([...paid, ...due])).toEqual(
    numbersOf(await find({ status: ['BOUND', 'ISSUED'] })),
  )
  expect(numbersOf(await find({ payment: ['paid', 'need_payment'] }))).toEqual(
    numbersOf([...paid, ...due]),
  )
  expect(await find({ payment: ['need_payment'], status: ['RESCIND', 'BINDER EXPIRED'] })).toEqual(
    [],
  )
})

test('the inbox lists what waits for an underwriter', async () => {
  const { content } = await platform.request(searchInbox, { query: { size: 100 } }, 'underwriter')
  expect(new Set(content.map(({ status }) => status))).toEqual(
    new Set(['REQUESTED', 'REFERRED', 'IN_REVIEW']),
  )
})

test('filters the inbox by the underwriter who took a quote, and lists those underwriters as options', async () => {
  const quote = await save(platform, draftOf('Taken Listing Dental'))
  const reason = { reason: 'Please look at it' }
  await platform.request(requestReview, { ...quoteParams(quote), body: reason }, 'agent')
  await platform.request(underwriteQuote, quoteParams(quote), 'underwriter')
  const { id: me } = await platform.request(getMe, {}, 'underwriter')
  const find = async (filter: Record<string, string[]>) => {
    const asked = { query: { size: 100, filter } }
    return (await platform.request(searchInbox, asked, 'underwriter')).content
  }
  const mine = await find({ underwriter: [me] })
  expect(mine.map(({ id }) => id)).toContain(quote.id)
  expect(new Set(mine.map(({ underwriterName }) => underwriterName))).toEqual(
    new Set(['Una Whitfield']),
  )
  expect(await find({ underwriter: ['nobody'] })).toEqual([])
  expect(mine.length).toBeLessThan((await find({})).length)
  const { underwriters } = await platform.request(getInboxOptions, {}, 'underwriter')
  expect(underwriters).toContainEqual({ id: me, name: 'Una Whitfield' })
})

test('a search finds parts of names and numbers with any characters', async () => {
  const find = async (search: string) =>
    (await platform.request(searchQuotes, { query: { search } }, 'admin')).content
  const [kestrel] = await find('kestrel')
  expect(kestrel?.companyName).toBe('Kestrel Haulage')
  expect((await find(kestrel?.quoteNumber ?? '')).map(({ id }) => id)).toEqual([kestrel?.id])
  expect(await find('100%')).toEqual([])
  expect(await find("'; drop table quotes; --")).toEqual([])
  expect((await find('')).length).toBeGreaterThan(20)
})

test('filters a list by a date range', async () => {
  const month = new Date(platform.services.clock.now().getTime() - 30 * 86_400_000).toISOString()
  const count = async (query: object) =>
    (await platform.request(searchQuotes, { query }, 'admin')).totalElements
  expect((await count({ after: month })) + (await count({ before: month }))).toBe(await count({}))
  const yearNought = platform.fetch('/api/quote/v1/search?before=0000-01-01T00:00:00Z', {
    headers: { Authorization: `Bearer ${await platform.tokenOf('admin')}` },
  })
  expect(await (await yearNought).json()).toMatchObject({
    status: 400,
    errors: [{ field: 'before', code: 'invalid' }],
  })
})
