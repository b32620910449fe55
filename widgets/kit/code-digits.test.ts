import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedDigits } from './code-digits.ts'

test.each([
  ['a paste with signs', '', '12-34 56', 0, '123456'],
  ['a code in a pasted sentence', '', 'On 28 Nov 2026: 123456, for 5 minutes', 0, '123456'],
  ['more than a code', '', '1234567', 0, '123456'],
  ['letters', '12', '12a', 2, '12'],
  ['a digit in the middle of a code that is not full', '1245', '12345', 2, '12345'],
  ['a digit in the middle of a full code', '123456', '1293456', 2, '129456'],
  ['a digit before a full code', '123456', '9123456', 0, '923456'],
  ['a digit after a full code', '123456', '1234569', 6, '123456'],
  ['a deletion', '123456', '12356', 4, '12356'],
])('%s', (_, before, text, caret, after) => {
  expect(typedDigits(before, text, caret, 6)).toBe(after)
})

test('returns only digits, and never too many, for any input', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(8), (before, text, caret) => {
      expect(typedDigits(before, text, caret, 6)).toMatch(/^\d{0,6}$/)
    }),
  )
})
