import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrangementOf,
  fitArrangement,
  moveColumn,
  nudgeColumn,
  shownColumns,
  startArrangement,
  toggleColumn,
  widenColumn,
} from './arrangement.ts'
import type { TableRules } from './view.ts'

const rules: TableRules = {
  columns: [{ id: 'a', fixed: true }, { id: 'b' }, { id: 'c', hidden: true }, { id: 'd' }],
  filters: [],
  isDated: false,
  defaultSort: { field: 'a', direction: 'asc' },
  pageSize: 25,
}
const start = startArrangement(rules)

describe('the columns of a table', () => {
  test('start in the order of the table, without those hidden by default', () => {
    expect(shownColumns(start)).toEqual(['a', 'b', 'd'])
  })

  test('move by drag and by keyboard, passing over hidden ones', () => {
    expect(shownColumns(moveColumn(start, 'd', 'a', 'before'))).toEqual(['d', 'a', 'b'])
    expect(shownColumns(nudgeColumn(start, 'b', 1))).toEqual(['a', 'd', 'b'])
    expect(nudgeColumn(start, 'a', -1)).toBe(start)
  })

  test('hide and show again, but for the fixed one', () => {
    expect(shownColumns(toggleColumn(start, 'b', rules))).toEqual(['a', 'd'])
    expect(shownColumns(toggleColumn(start, 'c', rules))).toEqual(['a', 'b', 'c', 'd'])
    expect(toggleColumn(start, 'a', rules)).toBe(start)
  })

  test('an arrangement of an older release fits: gone columns drop, new ones take their place', () => {
    const old = { order: ['d', 'gone', 'a'], hidden: ['gone', 'a'], widths: { gone: 90, d: 120 } }
    expect(fitArrangement(old, rules)).toEqual({
      order: ['d', 'a', 'b', 'c'],
      hidden: ['c'],
      widths: { d: 120 },
    })
  })

  test('an address shows its columns in its order', () => {
    expect(shownColumns(arrangementOf(['d', 'a'], start, rules))).toEqual(['d', 'a'])
  })

  test('a width stays readable', () => {
    expect(widenColumn(start, 'a', 3).widths['a']).toBe(56)
    expect(widenColumn(start, 'a', 9999).widths['a']).toBe(640)
  })

  test('no sequence of moves loses or doubles a column', () => {
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
