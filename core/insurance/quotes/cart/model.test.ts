import { expect, test } from 'vitest'
import { variationName } from './entry.ts'
import { cartChoice } from './model.ts'

test.each([
  ['  Higher limit ', 'Higher limit'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['\u202eemordnilap', 'emordnilap'],
])('accepts the name %j', (text, name) => {
  expect(variationName.parse(text)).toBe(name)
})

test.each(['', ' ', 'two\nlines', 'x'.repeat(61), 'see evil.example'])(
  '%j is not a name',
  (text) => {
    expect(variationName.safeParse(text).success).toBe(false)
  },
)

test.each([0, 6])('rejects %i variations', (count) => {
  const quoteIds = Array.from({ length: count }, (_, at) => `quote-${at}`)
  expect(cartChoice.safeParse({ accountId: 'account-1', quoteIds }).success).toBe(false)
})
