import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableAddress } from './address-shape.ts'
import { durations } from './duration.ts'
import { readAddress, writeAddress } from './address.ts'
import { sizesOf, initialView, type TableRules, type TableView } from './view.ts'

const rules: TableRules = {
  columns: [
    { id: 'number', sortBy: 'quoteNumber', fixed: true },
    { id: 'company', sortBy: 'companyName' },
    { id: 'premium' },
  ],
  filters: [
    { id: 'status', options: ['READY', 'BINDER EXPIRED', 'A,B~C:D'] },
    { id: 'type', options: ['NEW', 'RENEWAL'] },
    { id: 'owner', options: [], isOfIds: true },
  ],
  hasDateFilter: true,
  isByAccount: true,
  defaultSort: { field: 'modified', direction: 'desc' },
  pageSize: 20,
}

const views: fc.Arbitrary<TableView> = fc.record({
  page: fc.nat(9999),
  size: fc.constantFrom(...sizesOf(rules)),
  sort: fc.constantFrom(
    { field: 'quoteNumber', direction: 'asc' as const },
    { field: 'companyName', direction: 'desc' as const },
    rules.defaultSort,
  ),
  search: fc.string({ maxLength: 60 }),
  filter: fc
    .record({
      status: fc.subarray([...(rules.filters[0]?.options ?? [])]),
      type: fc.subarray([...(rules.filters[1]?.options ?? [])]),
      owner: fc.uniqueArray(fc.uuid(), { maxLength: 5 }),
    })
    .map((filter) =>
      Object.fromEntries(Object.entries(filter).filter(([, values]) => values.length > 0)),
    ),
  created: fc.option(fc.constantFrom(...durations), { nil: undefined }),
  columns: fc.option(fc.shuffledSubarray(['number', 'company', 'premium'], { minLength: 1 }), {
    nil: undefined,
  }),
  accountId: fc.option(fc.uuid(), { nil: undefined }),
  saved: fc.option(fc.uuid(), { nil: undefined }),
  open: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }), {
    maxLength: 5,
  }),
})

describe('a table in the address', () => {
  test('contains no more ids than a list accepts', () => {
    const ids = Array.from({ length: 150 }, (_, at) => `id${at}`)
    const { filter } = readAddress(tableAddress.parse({ filter: `owner:${ids.join(',')}` }), rules)
    expect(filter['owner']).toEqual(ids.slice(0, 100))
  })

  test('restores every view from the address it writes', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readAddress(writeAddress(view, rules), rules)).toEqual(view)
      }),
    )
  })

  test('needs no parameters for the initial view', () => {
    expect(
      Object.values(writeAddress(initialView(rules), rules)).every((one) => one === undefined),
    ).toBe(true)
  })

  test('gives a supported view for any address', () => {
    const wild = fc.record({
      page: fc.string(),
      size: fc.string(),
      sort: fc.string(),
      filter: fc.string(),
      columns: fc.string(),
      open: fc.string(),
    })
    fc.assert(
      fc.property(wild, (address) => {
        const view = readAddress(tableAddress.parse(address), rules)
        expect(Number.isSafeInteger(view.page) && view.page >= 0).toBe(true)
        expect(sizesOf(rules)).toContain(view.size)
        expect(
          Object.keys(view.filter).every((id) => ['status', 'type', 'owner'].includes(id)),
        ).toBe(true)
      }),
    )
  })

  test('drops values that are not texts', () => {
    expect(tableAddress.parse({ page: 3, q: ['x'] })).toEqual({})
  })

  test('is readable', () => {
    const address = { page: '2', sort: 'companyName,asc', filter: 'status:READY~type:NEW,RENEWAL' }
    expect(readAddress(tableAddress.parse(address), rules)).toMatchObject({
      page: 1,
      sort: { field: 'companyName', direction: 'asc' },
      filter: { status: ['READY'], type: ['NEW', 'RENEWAL'] },
    })
  })
})
