import { expect, test } from 'vitest'
import { rowMove } from './row-keys.ts'

test('arrows move between rows and stop at either end', () => {
  expect(rowMove('ArrowDown', 0, 3)).toEqual({ to: 1 })
  expect(rowMove('ArrowDown', 2, 3)).toEqual({ to: 2 })
  expect(rowMove('ArrowUp', 0, 3)).toEqual({ to: 0 })
})

test('Home, End and the page keys jump', () => {
  expect(rowMove('End', 3, 100)).toEqual({ to: 99 })
  expect(rowMove('Home', 3, 100)).toEqual({ to: 0 })
  expect(rowMove('PageDown', 95, 100)).toEqual({ to: 99 })
  expect(rowMove('PageUp', 25, 100)).toEqual({ to: 15 })
})

test('Enter opens, Space selects, Right and Left expand and collapse, other keys are ignored', () => {
  expect(rowMove(' ', 0, 1)).toEqual({ do: 'select' })
  expect(rowMove('Enter', 0, 1)).toEqual({ do: 'enter' })
  expect(rowMove('ArrowRight', 0, 1)).toEqual({ do: 'expand' })
  expect(rowMove('ArrowLeft', 0, 1)).toEqual({ do: 'collapse' })
  expect(rowMove('Tab', 0, 1)).toBeUndefined()
  expect(rowMove('a', 0, 1)).toBeUndefined()
})
