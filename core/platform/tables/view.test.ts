import { describe, expect, test } from 'vitest'
import {
  isNarrowed,
  lastPageIn,
  listQueryOf,
  nextSort,
  sizesOf,
  startView,
  withCreated,
  withFilter,
  withoutNarrowing,
  withPage,
  withSearch,
  withSize,
  withToggled,
  type TableRules,
} from './view.ts'

const rules: TableRules = {
  columns: [{ id: 'name', sortBy: 'name' }],
  filters: [{ id: 'status', options: ['READY', 'REFERRED'] }],
  isDated: true,
  isByAccount: true,
  defaultSort: { field: 'modified', direction: 'desc' },
  pageSize: 20,
}
const start = startView(rules)
const at = { now: Date.parse('2026-11-20T12:00:00Z'), zone: 'UTC' }

describe('the last page with a number', () => {
  const answer = { totalElements: 63, totalPages: 3, number: 0, size: 25 }

  test('holds the last row, with as many rows a page as are shown', () => {
    expect([20, 25, 100].map((size) => lastPageIn(answer, size))).toEqual([3, 2, 0])
    expect(lastPageIn({ ...answer, totalElements: 0, totalPages: 0 }, 25)).toBe(0)
  })

  test('comes before the last row of a list that has numbers for its first pages only', () => {
    expect(lastPageIn({ ...answer, totalElements: 10_000, totalPages: 40 }, 25)).toBe(39)
    expect(lastPageIn({ ...answer, totalElements: 10_000, totalPages: 40 }, 50)).toBe(19)
  })
})

describe('the view of a table', () => {
  test('offers the common page sizes and its own', () => {
    expect(sizesOf(rules)).toEqual([20, 25, 50, 100])
    expect(sizesOf({ ...rules, pageSize: 25 })).toEqual([25, 50, 100])
  })

  test('a heading sorts ascending, descending, then by the default', () => {
    const first = nextSort(start, 'name', rules)
    const second = nextSort({ ...start, sort: first }, 'name', rules)
    const third = nextSort({ ...start, sort: second }, 'name', rules)
    expect([first.direction, second.direction, third]).toEqual(['asc', 'desc', rules.defaultSort])
  })

  test('the heading of the default sort switches between its two directions', () => {
    expect(nextSort(start, 'modified', rules)).toEqual({ field: 'modified', direction: 'asc' })
  })

  test('another page size shows the first row of the old page', () => {
    const at120 = withPage(start, 6)
    expect(withSize(at120, 50).page).toBe(2)
    expect(withSize(at120, 100).page).toBe(1)
  })

  test('a filter returns to the first page', () => {
    const deep = withPage(start, 4)
    expect(withSearch(deep, 'dental').page).toBe(0)
    expect(withFilter(deep, 'status', ['READY']).page).toBe(0)
  })

  test('a duration sets the beginning of the list call, and is removed with the other filters', () => {
    const week = withCreated(withPage(start, 4), '5')
    expect([week.page, isNarrowed(week)]).toEqual([0, true])
    expect(listQueryOf(week, at).after).toBe('2026-11-13T12:00:00.000Z')
    expect(isNarrowed(withoutNarrowing(week))).toBe(false)
    expect(listQueryOf(withoutNarrowing(week), at).after).toBeUndefined()
  })

  test('a filter without values is removed', () => {
    const narrowed = withFilter(start, 'status', ['READY'])
    expect(isNarrowed(narrowed)).toBe(true)
    expect(isNarrowed(withFilter(narrowed, 'status', []))).toBe(false)
  })

  test('rows open and close, and close when the page changes', () => {
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
