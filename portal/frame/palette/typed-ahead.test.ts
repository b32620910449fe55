import { expect, test } from 'vitest'
import { typedAhead } from './typed-ahead.ts'

const typed = (...keys: readonly string[]) =>
  keys.reduce((text, key) => {
    const none = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
    return typedAhead(text, { key, ...none }) ?? text
  }, '')

test('turns letters, spaces and corrections into the initial text of the field', () => {
  expect(typed('n', 'e', 'v', 'Backspace', 'w', ' ', 'q')).toBe('new q')
})

test('ignores other keys and shortcuts', () => {
  expect(typed('a', 'Shift', 'ArrowDown', 'Enter', 'Dead')).toBe('a')
  const shortcut = { key: 'k', ctrlKey: true, metaKey: false, altKey: false, isComposing: false }
  expect(typedAhead('a', shortcut)).toBeUndefined()
})
