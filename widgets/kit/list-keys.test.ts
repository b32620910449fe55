import { expect, test } from 'vitest'
import { rowAfterKey } from './list-keys.ts'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['PageDown', 0, 20, 8],
  ['PageDown', 15, 20, 19],
  ['PageUp', 3, 20, 0],
  ['Enter', 1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('moves with %s from row %i of %i to %s', (key, active, count, row) => {
  expect(rowAfterKey(key, active, count)).toBe(row)
})
