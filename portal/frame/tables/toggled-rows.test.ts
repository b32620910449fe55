import { expect, test } from 'vitest'
import { bulkRequest, type SelectedRow } from '#core/platform/bulk/model.ts'
import { toggledRows } from './toggled-rows.ts'

const rowsOf = (from: number, to: number, modified = '2026-01-05T10:00:00.000Z') =>
  Array.from({ length: to - from }, (_, at) => ({ id: `${from + at}`, name: 'Quote', modified }))

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

test('adds a page to the selection, and removes it once all of it is selected', () => {
  const both = toggledRows(rowsOf(0, 25), rowsOf(20, 50))
  expect(idsOf(both)).toEqual(idsOf(rowsOf(0, 50)))
  expect(idsOf(toggledRows(both, rowsOf(25, 50)))).toEqual(idsOf(rowsOf(0, 25)))
})

test('stores the current version of a row that is selected again', () => {
  const later = '2026-01-05T11:00:00.000Z'
  expect(toggledRows(rowsOf(0, 1), rowsOf(0, 2, later))).toEqual(rowsOf(0, 2, later))
})

test('adds pages up to the bulk limit and keeps selected rows', () => {
  const pages = Array.from({ length: 41 }, (_, page) => rowsOf(page * 25, page * 25 + 25))
  const all = pages.reduce<readonly SelectedRow[]>(toggledRows, [])
  const records = all.map(({ id, modified: seen }) => ({ id, seen }))
  expect(bulkRequest.safeParse({ requestId: 'attempt-1', records }).success).toBe(true)
  expect(idsOf(all)).toEqual(idsOf(rowsOf(0, 1_000)))
  // The last row of a full selection, on a page with rows that do not fit.
  expect(idsOf(toggledRows(all, rowsOf(990, 1_015)))).toEqual(idsOf(all))
  const room = toggledRows(all, rowsOf(999, 1_000))
  expect(idsOf(toggledRows(room, rowsOf(990, 1_015)))).toEqual(idsOf(all))
})
