import * as z from 'zod/mini'
import { formatCache } from '../formats/format-cache.ts'
import { registeredRegions } from '../region/registry.ts'
import { columnOf } from '../registry/registry.ts'

/** The currencies of the regions (spec 1 §1); each has two fraction digits. */
export const currencies = /*@__PURE__*/ columnOf(registeredRegions, 'currency')
export type Currency = (typeof currencies)[number]
export const currency = z.enum(currencies)

/**
 * An amount in whole minor units (cents, pence) with its currency. Amounts are never floating point
 * numbers.
 */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

const fractionDigits = 2
const scale = 10 ** fractionDigits

/** Rounds half away from zero, after correcting the binary error of a product (1.005 × 100). */
export const roundHalfAway = (value: number): number => {
  // A whole number needs no rounding, and the correction would change very large ones.
  if (Number.isInteger(value)) return value || 0
  const nudged = Math.abs(value) * (1 + Number.EPSILON * 2)
  return Math.sign(value) * Math.round(nudged) || 0
}

/** Converts a decimal from the wire to minor units: 12.345 → 1235. */
export const toMinor = (decimal: number): number => roundHalfAway(decimal * scale)

/** Converts minor units to the decimal on the wire: 1235 → 12.35. */
export const toDecimal = (minor: number): number => minor / scale

/** A share of an amount, rounded once, half away from zero. */
export const share = (minor: number, factor: number): number => roundHalfAway(minor * factor)

/**
 * An amount: a decimal on the wire (spec), whole minor units inside. Its record names the currency.
 */
export const amount = z.codec(z.number(), z.int(), {
  decode: toMinor,
  encode: toDecimal,
})

/** The currency sign before an amount, `$`. */
export const currencySign = (code: Currency): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

const moneyFormats = formatCache<Intl.NumberFormat>()

/**
 * Formats an amount with the locale's sign: `$1,234.50` for the local currency, `A$1,234.50` or `US$1,234.50`
 * for a foreign one. `whole` omits the cents of whole amounts, `short` writes `$2.5M`, `signed` shows the plus
 * of a difference.
 */
export const formatMoney = (
  { minor, currency: code }: Money,
  locale: string,
  {
    whole = false,
    short = false,
    signed = false,
  }: { whole?: boolean; short?: boolean; signed?: boolean } = {},
): string =>
  moneyFormats(
    [locale, code, whole, short, signed].join(),
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: code,
        ...(signed && { signDisplay: 'exceptZero' }),
        ...(short
          ? { notation: 'compact', maximumFractionDigits: 2 }
          : { trailingZeroDisplay: whole ? 'stripIfInteger' : 'auto' }),
      }),
  ).format(toDecimal(minor))
