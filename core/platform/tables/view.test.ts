import { describe, expect, test } from 'vitest'
import {
  isFiltered,
  lastPageIn,
  listQueryOf,
  nextSort,
  sizesOf,
  initialView,
  withCreated,
  withFilter,
  withoutFilters,
  withPage,
  withSearch,
  withSize,
  withToggled,
  type TableRules,
} from './view.ts'

const rules: TableRules = {
  columns: [{ id: 'name', sortBy: 'name' }],
  filters: [{ id: 'status', options: ['READY', 'REFERRED'] }],
  hasDateFilter: true,
  isByAccount: true,
  defaultSort: { field: 'modified', direction: 'desc' },
  pageSize: 20,
}
const start = initialView(rules)
const at = { now: Date.parse('2026-11-20T12:00:00Z'), zone: 'UTC' }

describe('the last numbered page', () => {
  const answer = { totalElements: 63, totalPages: 3, number: 0, size: 25 }

  test('contains the last row at the page size', () => {
    expect([20, 25, 100].map((size) => lastPageIn(answer, size))).toEqual([3, 2, 0])
    expect(lastPageIn({ ...answer, totalElements: 0, totalPages: 0 }, 25)).toBe(0)
  })

  test('precedes the last row if only the first pages of a list are numbered', () => {
    expect(lastPageIn({ ...answer, totalElements: 10_000, totalPages: 40 }, 25)).toBe(39)
    expect(lastPageIn({ ...answer, totalElements: 10_000, totalPages: 40 }, 50)).toBe(19)
  })
})

describe('the view of a table', () => {
  test('offers the common page sizes and its own', () => {
    expect(sizesOf(rules)).toEqual([20, 25, 50, 100])
    expect(sizesOf({ ...rules, pageSize: 25 })).toEqual([25, 50, 100])
  })

  test('sorts by a heading ascending, descending, then by the default', () => {
    const first = nextSort(start, 'name', rules)
    const second = nextSort({ ...start, sort: first }, 'name', rules)
    const third = nextSort({ ...start, sort: second }, 'name', rules)
    expect([first.direction, second.direction, third]).toEqual(['asc', 'desc', rules.defaultSort])
  })

  test('switches the default sort between its two directions', () => {
    expect(nextSort(start, 'modified', rules)).toEqual({ field: 'modified', direction: 'asc' })
  })

  test('shows the first row of the old page after a change of page size', () => {
    const at120 = withPage(start, 6)
    expect(withSize(at120, 50).page).toBe(2)
    expect(withSize(at120, 100).page).toBe(1)
  })

  test('returns to the first page when filtered', () => {
    const deep = withPage(start, 4)
    expect(withSearch(deep, 'dental').page).toBe(0)
    expect(withFilter(deep, 'status', ['READY']).page).toBe(0)
  })

  test('filters by the beginning of a duration, and removes it with the other filters', () => {
    const week = withCreated(withPage(start, 4), '5')
    expect([week.page, isFiltered(week)]).toEqual([0, true])
    expect(listQueryOf(week, at).after).toBe('2026-11-13T12:00:00.000Z')
    expect(isFiltered(withoutFilters(week))).toBe(false)
    expect(listQueryOf(withoutFilters(week), at).after).toBeUndefined()
  })

  test('filters by one account, and removes that with the others', () => {
    const narrowed = { ...withFilter(start, 'status', ['READY']), accountId: 'account-1' }
    expect(isFiltered({ ...start, accountId: 'account-1' })).toBe(true)
    expect(listQueryOf(narrowed, at).filter).toEqual({
      status: ['READY'],
      accountId: ['account-1'],
    })
    expect(listQueryOf(withoutFilters(narrowed), at).filter).toBeUndefined()
  })

  test('removes a filter without values', () => {
    const narrowed = withFilter(start, 'status', ['READY'])
    expect(isFiltered(narrowed)).toBe(true)
    expect(isFiltered(withFilter(narrowed, 'status', []))).toBe(false)
  })

  test('expands and collapses rows, and collapses all when the page changes', () => {
    const open = withToggled(withToggled(start, 'a'), 'b')
    expect(open.open).toEqual(['a', 'b'])
    expect(withToggled(open, 'a').open).toEqual(['b'])
    expect(withPage(open, 1).open).toEqual([])
  })

  test('gives the parameters of the list call', () => {
    expect(listQueryOf(start, at)).toEqual({ page: 0, size: 20, sort: 'modified,desc' })
    const view = withSearch(withFilter(start, 'status', ['READY', 'REFERRED']), 'dental')
    expect(listQueryOf(view, at)).toEqual({
      page: 0,
      size: 20,
      sort: 'modified,desc',
      search: 'dental',
      filter: { status: ['READY', 'REFERRED'] },
    })
  })

  test('requests the last numbered page when its address names a later one', () => {
    expect(listQueryOf(withPage(start, 5_000), at).page).toBe(499)
    expect(listQueryOf(withPage(withSize(start, 100), 5_000), at).page).toBe(99)
  })
})
