import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrangementOf,
  fitArrangement,
  isGrowing,
  moveColumn,
  nudgeColumn,
  visibleColumns,
  defaultArrangement,
  toggleColumn,
  resizeColumn,
} from './arrangement.ts'
import type { TableRules } from './view.ts'

const rules: TableRules = {
  columns: [{ id: 'a', fixed: true }, { id: 'b' }, { id: 'c', hidden: true }, { id: 'd' }],
  filters: [],
  hasDateFilter: false,
  isByAccount: false,
  defaultSort: { field: 'a', direction: 'asc' },
  pageSize: 25,
}
const start = defaultArrangement(rules)

describe('the columns of a table', () => {
  test('begin in the table’s order, without those hidden by default', () => {
    expect(visibleColumns(start)).toEqual(['a', 'b', 'd'])
  })

  test('move by drag and by keyboard, skipping hidden ones', () => {
    expect(visibleColumns(moveColumn(start, 'd', 'a', 'before'))).toEqual(['d', 'a', 'b'])
    expect(visibleColumns(nudgeColumn(start, 'b', 1))).toEqual(['a', 'd', 'b'])
    expect(nudgeColumn(start, 'a', -1)).toBe(start)
  })

  test('can be hidden and shown again, except for the fixed one', () => {
    expect(visibleColumns(toggleColumn(start, 'b', rules))).toEqual(['a', 'd'])
    expect(visibleColumns(toggleColumn(start, 'c', rules))).toEqual(['a', 'b', 'c', 'd'])
    expect(toggleColumn(start, 'a', rules)).toBe(start)
  })

  test('adapt an arrangement of an older release: removed columns are dropped, new ones inserted', () => {
    const old = { order: ['d', 'gone', 'a'], hidden: ['gone', 'a'], widths: { gone: 90, d: 120 } }
    expect(fitArrangement(old, rules)).toEqual({
      order: ['d', 'a', 'b', 'c'],
      hidden: ['c'],
      widths: { d: 120 },
    })
  })

  test('follow the order in an address', () => {
    expect(visibleColumns(arrangementOf(['d', 'a'], start, rules))).toEqual(['d', 'a'])
  })

  test('fill the remaining width until their width is set', () => {
    expect(isGrowing(start, { id: 'b', grows: true })).toBe(true)
    expect(isGrowing(start, { id: 'b' })).toBe(false)
    expect(isGrowing(resizeColumn(start, 'b', 200), { id: 'b', grows: true })).toBe(false)
  })

  test('have a minimum width', () => {
    expect(resizeColumn(start, 'a', 3).widths['a']).toBe(56)
    expect(resizeColumn(start, 'a', 9999).widths['a']).toBe(640)
  })

  test('are neither lost nor duplicated by any sequence of moves', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd')
    const moves = fc.array(fc.tuple(ids, ids, fc.constantFrom('before' as const, 'after' as const)))
    fc.assert(
      fc.property(moves, (steps) => {
        const end = steps.reduce((now, [id, to, side]) => moveColumn(now, id, to, side), start)
        expect([...end.order].sort()).toEqual(['a', 'b', 'c', 'd'])
      }),
    )
  })
})
