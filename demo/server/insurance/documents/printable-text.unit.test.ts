import { expect, test } from 'vitest'
import { printable } from './printable-text.ts'

test.each([
  ['Łódź Dental', 'Łódź Dental'],
  ['O\u0301scar', 'Óscar'],
  ['東京 Ltd', '東京 Ltd'],
  ['two\nlines', 'two\nlines'],
  ['no\u0000 con\ttrols', 'no  con trols'],
  ['half \ud83d of a letter', 'half \ufffd of a letter'],
])('normalises %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
})
