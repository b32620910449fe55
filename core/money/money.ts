import * as z from 'zod/mini'

/** The three currencies of the regions (spec 1 §1); each has two fraction digits. */
export const currencies = ['USD', 'GBP', 'AUD'] as const
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

/** A sum as a person reads it, `$1,234.50`; whole sums lose their zeros when `whole` is true. */
export const formatMoney = (
  { minor, currency: code }: Money,
  locale: string,
  { whole = false }: { whole?: boolean } = {},
): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: whole ? 'stripIfInteger' : 'auto',
  }).format(toDecimal(minor))
