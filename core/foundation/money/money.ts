import * as z from 'zod/mini'
import { registeredRegions } from '../region/registry.ts'
import { columnOf } from '../registry/registry.ts'

/** The currencies of the regions (spec 1 §1); each has two fraction digits. */
export const currencies = /*@__PURE__*/ columnOf(registeredRegions, 'currency')
export type Currency = (typeof currencies)[number]
export const currency = z.enum(currencies)

/** A sum in whole minor units (cents, pence) with its currency. Sums never live in floating point. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

const fractionDigits = 2
const scale = 10 ** fractionDigits

/** Half away from zero, with the error of a binary product (1.005 × 100) taken out first. */
export const roundHalfAway = (value: number): number => {
  // A whole number is its own rounding; the nudge would move the largest ones.
  if (Number.isInteger(value)) return value || 0
  const nudged = Math.abs(value) * (1 + Number.EPSILON * 2)
  return Math.sign(value) * Math.round(nudged) || 0
}

/** Minor units of a decimal as it stands on the wire: 12.345 → 1235. */
export const toMinor = (decimal: number): number => roundHalfAway(decimal * scale)

/** The wire's decimal of minor units: 1235 → 12.35. */
export const toDecimal = (minor: number): number => minor / scale

/** A part of a sum, rounded once, half away from zero. */
export const share = (minor: number, factor: number): number => roundHalfAway(minor * factor)

/**
 * An amount: the spec's decimal on the wire, whole minor units inside.
 * The record that carries it names the currency once.
 */
export const amount = z.codec(z.number(), z.int(), {
  decode: toMinor,
  encode: toDecimal,
})

/**
 * Minor units of a sum as it stands in a field, `$ 1,234.5`: all but digits, dot and minus is
 * dropped first (spec 1 §5), further decimals are rounded. Undefined when no sum is left.
 */
export const parseMoney = (text: string): number | undefined => {
  const [, sign, whole = '', decimals = ''] =
    /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.replace(/[^\d.-]/g, '')) ?? []
  if (sign === undefined || whole + decimals === '') return undefined
  // Digits, not a binary fraction, so that no cent is lost on the way.
  const digits = `${whole}${decimals.slice(0, fractionDigits).padEnd(fractionDigits, '0')}`
  const minor = Number(digits) + (/^[5-9]/.test(decimals.slice(fractionDigits)) ? 1 : 0)
  return Number.isSafeInteger(minor) ? (sign === '-' ? -minor : minor) || 0 : undefined
}

/** The sign that stands before a sum of a currency, `$`. */
export const currencySign = (code: Currency): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

/**
 * A sum as a person reads it. The sign is the locale's: `$1,234.50` at home, `A$1,234.50` and
 * `US$1,234.50` abroad. `whole` takes the zeros of whole sums away, `short` writes `$2.5M`.
 */
export const formatMoney = (
  { minor, currency: code }: Money,
  locale: string,
  { whole = false, short = false }: { whole?: boolean; short?: boolean } = {},
): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    ...(short
      ? { notation: 'compact', maximumFractionDigits: 2 }
      : { trailingZeroDisplay: whole ? 'stripIfInteger' : 'auto' }),
  }).format(toDecimal(minor))
