import { expect, test } from 'vitest'
import { rowMove } from './row-keys.ts'

test('moves between rows by arrows and stops at either end', () => {
  expect(rowMove('ArrowDown', 0, 3)).toEqual({ to: 1 })
  expect(rowMove('ArrowDown', 2, 3)).toEqual({ to: 2 })
  expect(rowMove('ArrowUp', 0, 3)).toEqual({ to: 0 })
})

test('jumps by Home, End and the page keys', () => {
  expect(rowMove('End', 3, 100)).toEqual({ to: 99 })
  expect(rowMove('Home', 3, 100)).toEqual({ to: 0 })
  expect(rowMove('PageDown', 95, 100)).toEqual({ to: 99 })
  expect(rowMove('PageUp', 25, 100)).toEqual({ to: 15 })
})

test('opens by Enter, selects by Space, expands and collapses by Right and Left, and ignores other keys', () => {
  expect(rowMove(' ', 0, 1)).toEqual({ do: 'select' })
  expect(rowMove('Enter', 0, 1)).toEqual({ do: 'enter' })
  expect(rowMove('ArrowRight', 0, 1)).toEqual({ do: 'expand' })
  expect(rowMove('ArrowLeft', 0, 1)).toEqual({ do: 'collapse' })
  expect(rowMove('Tab', 0, 1)).toBeUndefined()
  expect(rowMove('a', 0, 1)).toBeUndefined()
})
