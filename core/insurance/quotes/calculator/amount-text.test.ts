import { expect, test } from 'vitest'
import { amountOfText, textOfAmount } from './amount-text.ts'

test.each([
  ['12,000,000', 12_000_000],
  ['12000000', 12_000_000],
  ['12 000 000', 12_000_000],
  ['$1,234.56', 1_234.56],
  ['2.5m', 2_500_000],
  ['1.2345 million', 1_234_500],
  ['£3bn', 3_000_000_000],
  ['750k', 750_000],
])('%s is read as people mean it', (text, sum) => {
  expect(amountOfText(text)).toBe(Math.round(sum * 100))
})

test.each(['2,5m', '2,5', '1.234.567', '12,00,000', '1,2345', '1.000,50', ',5', '-3', '2m5', ''])(
  '%s is none: it is not read as another sum',
  (text) => {
    expect(amountOfText(text)).toBeUndefined()
  },
)

test('the text that a field shows is parsed again', () => {
  for (const minor of [1, 99_999, 123_456_789, 1_200_000_000]) {
    expect(amountOfText(textOfAmount(minor))).toBe(minor)
  }
})
