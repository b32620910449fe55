import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Łódź Dental', 'Lódz Dental'],
  ['Škoda & Čapek', 'Škoda & Capek'],
  ['£1,234 · 5–6 “quoted” €', '£1,234 · 5–6 “quoted” €'],
  ['O\u0301scar', 'Óscar'],
  ['東京 Ltd', '?? Ltd'],
])('%s', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

test('whatever a name holds, what is left can be shown', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const shown = printable(text)
      expect(printable(shown)).toBe(shown)
      expect(shown).toMatch(/^[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/)
    }),
  )
})
