import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textOfAmount } from '../../insurance/quotes/calculator/amount-text.ts'
import { currencies, formatMoney } from './money.ts'
import { parseAmount, readAmount, readNumber } from './parse-number.ts'

describe('an amount', () => {
  test.each([
    ['1,234.50', 123450],
    ['$ 1 234.5', 123450],
    ['12,000,000', 12_000_000_00],
    ['12\u00a0000\u202f000', 12_000_000_00],
    ['\u200e$1,250\u200b', 1_250_00],
    ['USD 1,250,000', 1_250_000_00],
    ['1,250,000 usd', 1_250_000_00],
    ['US$12', 12_00],
    ['.5', 50],
    ['5.', 500],
    ['$1.2m', 1_200_000_00],
    ['1.2345 million', 1_234_500_00],
    ['0.125m', 125_000_00],
    ['$3bn', 3_000_000_000_00],
    ['750k', 750_000_00],
    ['12345678901.23', 1234567890123],
    ['＄１，２５０，０００', 1_250_000_00],
    ['1\u3000250\u3000000', 1_250_000_00],
    ['١٢٥٠', 1_250_00],
    ['$US 1,250', 1_250_00],
    ['1250.000', 1_250_00],
  ])('reads %j', (text, minor) => {
    expect(parseAmount(text, 'USD')).toBe(minor)
  })

  test.each([
    ['250.000', 'numberAmbiguous'],
    ['1.250', 'numberAmbiguous'],
    ['1,250.000', 'numberAmbiguous'],
    ['12 500.000', 'numberAmbiguous'],
    ['$1.250m', 'numberAmbiguous'],
    ['1.234.567', 'numberAmbiguous'],
    ['1.000,50', 'numberAmbiguous'],
    ['2,5', 'numberAmbiguous'],
    ['12,00,000', 'numberAmbiguous'],
    ['12,000 000', 'numberAmbiguous'],
    ["1'250'000", 'numberAmbiguous'],
    ['31 33', 'numberAmbiguous'],
    ['£1.2m', 'currencyDiffers'],
    ['A$12', 'currencyDiffers'],
    ['$A12', 'currencyDiffers'],
    ['￡12', 'currencyDiffers'],
    ['12 €', 'currencyDiffers'],
    ['CAD 12', 'currencyDiffers'],
    ['10.000 records', 'numberInvalid'],
    ['250k-500k', 'numberInvalid'],
    ['31-33', 'numberInvalid'],
    ['1999-05-01', 'numberInvalid'],
    ['-3', 'numberInvalid'],
    ['0.005', 'numberInvalid'],
    ['10²', 'numberInvalid'],
    ['1½', 'numberInvalid'],
    ['1e5', 'numberInvalid'],
    ['12%', 'numberInvalid'],
    ['\u202e1250', 'numberInvalid'],
    ['', 'numberInvalid'],
    ['99999999999999999999', 'amountTooLarge'],
  ])('rejects %j: %s', (text, code) => {
    expect(readAmount(text, 'USD')).toEqual({ kind: 'error', code })
  })

  test('accepts only the signs of its own currency', () => {
    expect(parseAmount('A$12', 'AUD')).toBe(1200)
    expect(parseAmount('$12', 'AUD')).toBe(1200)
    expect(parseAmount('$A12', 'AUD')).toBe(1200)
    expect(parseAmount('$AUD 12', 'AUD')).toBe(1200)
    expect(parseAmount('￡12', 'GBP')).toBe(1200)
    expect(parseAmount('$US12', 'AUD')).toBeUndefined()
    expect(parseAmount('US$12', 'AUD')).toBeUndefined()
    expect(parseAmount('$12', 'GBP')).toBeUndefined()
    expect(parseAmount('$12')).toBeUndefined()
  })

  test('reads its own formatted text', () => {
    const minor = fc.integer({ min: -(10 ** 14), max: 10 ** 14 })
    fc.assert(
      fc.property(
        minor,
        fc.constantFrom(...currencies),
        fc.constantFrom('en-US', 'en-GB', 'en-AU'),
        fc.boolean(),
        (value, currency, locale, whole) => {
          const shown = formatMoney({ minor: value, currency }, locale, { whole })
          expect(parseAmount(shown, currency, { negative: true })).toBe(value || 0)
          expect(parseAmount(textOfAmount(value), currency, { negative: true })).toBe(value || 0)
        },
      ),
    )
  })
})

describe('a number', () => {
  test.each([
    ['12.5 %', { unit: '%' }, '12.5'],
    ['12.125', { unit: '%', fraction: 3 }, '12.125'],
    ['-$0.05', { unit: 'USD', negative: true }, '-0.05'],
    ['\u22125', { negative: true }, '-5'],
    ['12.00', { fraction: 0 }, '12.00'],
    ['10k', { acceptsShorthand: true }, '10000'],
  ] as const)('reads %s in the format of its field', (text, format, plain) => {
    expect(readNumber(text, format)).toEqual({ kind: 'number', plain })
  })

  test.each([
    ['1.5', { fraction: 0 }],
    ['1.000', { fraction: 0 }],
    ['10k', {}],
    ['$5', {}],
    ['$5', { unit: '%' }],
    ['--5', { negative: true }],
  ] as const)('rejects %s in a field that does not allow it', (text, format) => {
    expect(readNumber(text, format).kind).toBe('error')
  })
})
