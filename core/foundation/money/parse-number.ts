import { withAsciiSigns } from '../validation/digits.ts'
import { currencies, currencySign, type Currency } from './money.ts'

/** The numbers that a field accepts. */
export interface NumberFormat {
  /** Accepted before or after the number: the sign or code of a currency, or a percent sign. */
  readonly unit?: Currency | '%' | undefined
  /** Maximum number of decimals, without trailing zeros; 2 by default. */
  readonly fraction?: number
  readonly negative?: boolean
  /** Whether short forms are accepted: `250k`, `1.2 million`. */
  readonly acceptsShorthand?: boolean
}

/** Why a text is rejected as a number. */
export type NumberError = 'numberInvalid' | 'numberAmbiguous' | 'currencyDiffers'

/** A number as plain text, `1200.50`, or the reason why it was rejected. */
export type NumberReading =
  | { readonly kind: 'number'; readonly plain: string }
  | { readonly kind: 'error'; readonly code: NumberError }

/** Decimals of an amount. */
const minorDigits = 2

/** Longer texts are rejected. */
const maxLength = 60

/** The number of zeros in each short form. */
const zeros: Readonly<Record<string, number>> = { k: 3, m: 6, million: 6, bn: 9, billion: 9 }

/** Code and local and foreign signs of a currency: `AUD`, `$`, `A$`, `AU$`, `$A`, `AUD $`. */
const patternOf = (code: Currency): string =>
  [
    `(?:${code}\\s?|${code.slice(0, 2)}|${code.slice(0, 1)})?[${currencySign(code)}]`,
    `[${currencySign(code)}](?:${code}|${code.slice(0, 2)}|${code.slice(0, 1)})`,
    code,
  ].join('|')

const nothing = '(?!)'

const units: ReadonlyMap<string, string> = /*@__PURE__*/ new Map([
  ['%', '%'],
  ...currencies.map((code) => [code, patternOf(code)] as const),
])

const otherCurrency = /*@__PURE__*/ new RegExp(
  `\\p{Sc}|(?:^|\\P{L})(?:${[...currencies, 'EUR', 'CAD', 'NZD'].join('|')})(?!\\p{L})`,
  'iu',
)

/**
 * Invisible characters that mails and spreadsheets put around a number. Characters that reorder it
 * are not removed.
 */
const surroundingInvisible = /^[\s\u200b\u200e\u2060\ufeff]+|[\s\u200b\u200e\u2060\ufeff]+$/g

/** Spaces of other widths. */
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g

const normalised = (text: string): string =>
  withAsciiSigns(text)
    .replace(surroundingInvisible, '')
    .replace(spaces, ' ')
    .replaceAll('\u2212', '-')

/**
 * The format of all regions: thousands in groups of three or ungrouped, and a point before
 * decimals.
 */
const regular = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|(?=\.\d))(?:\.(\d*))?$/

/**
 * A point before three digits is a decimal point here but separates thousands elsewhere: `250.000`.
 * After groups it may be a mistyped comma: `1,250.000`.
 */
const isAmbiguous = (whole: string, decimals: string): boolean =>
  /^\d{1,3}(?:[, ]\d{3})*$/.test(whole) && whole !== '0' && decimals.length === 3

/** Whether a text contains a different currency from its field's. */
const differs = (text: string, unit: NumberFormat['unit'], own: string): boolean =>
  unit !== undefined &&
  unit !== '%' &&
  otherCurrency.test(text.replace(new RegExp(`(^|\\P{L})(?:${own})(?!\\p{L})`, 'giu'), '$1'))

/**
 * Reads a number in the format of the regions, for every field and file. A text that means a different
 * number in other countries is rejected instead of guessed.
 */
export const readNumber = (typed: string, format: NumberFormat = {}): NumberReading => {
  const { unit, fraction = minorDigits, negative = false, acceptsShorthand = false } = format
  const failed = (code: NumberError): NumberReading => ({ kind: 'error', code })
  const text = typed.length > maxLength ? '' : normalised(typed)
  const own = units.get(unit ?? '') ?? nothing
  const short = acceptsShorthand ? Object.keys(zeros).join('|') : nothing
  const parts = new RegExp(
    `^(-?)(?:${own})?\\s*(-?)([\\d.,'’ ]*[\\d.])\\s?(${short})?\\s?(?:${own})?$`,
    'i',
  ).exec(text)
  if (parts === null) return failed(differs(text, unit, own) ? 'currencyDiffers' : 'numberInvalid')
  const [, before = '', after = '', digits = '', word = ''] = parts
  const [, grouped, decimals = ''] = regular.exec(digits) ?? []
  if (grouped === undefined) return failed('numberAmbiguous')
  const whole = grouped.replace(/[, ]/g, '')
  // percentages have no thousands
  if (unit !== '%' && isAmbiguous(grouped, decimals)) return failed('numberAmbiguous')
  if (before + after !== '' && (!negative || before === after)) return failed('numberInvalid')
  const by = zeros[word.toLowerCase()] ?? 0
  const moved = decimals.padEnd(by, '0')
  const rest = moved.slice(by)
  if (rest.replace(/0+$/, '').length > fraction) return failed('numberInvalid')
  const point = by === 0 && digits.includes('.') ? '.' : rest === '' ? '' : '.'
  const sign = before + after
  const number = (whole + moved.slice(0, by)).replace(/^0+(?=\d)/, '')
  return { kind: 'number', plain: `${sign}${number}${point}${rest}` }
}

/** Parses a typed number; undefined if it is rejected. */
export const parseNumber = (text: string, format?: NumberFormat): number | undefined => {
  const reading = readNumber(text, format)
  return reading.kind === 'number' ? Number(reading.plain) : undefined
}

/** Minor units of an amount, or the reason why it was rejected. */
export type AmountReading =
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'error'; readonly code: NumberError | 'amountTooLarge' }

/** Reads an amount that a person typed or a file contains: `$1,234.50`, `12m`. */
export const readAmount = (
  text: string,
  unit?: Currency,
  { negative = false }: Pick<NumberFormat, 'negative'> = {},
): AmountReading => {
  const reading = readNumber(text, {
    unit,
    negative,
    acceptsShorthand: true,
    fraction: minorDigits,
  })
  if (reading.kind === 'error') {
    const hasCurrency = unit === undefined && otherCurrency.test(text)
    return hasCurrency ? { kind: 'error', code: 'currencyDiffers' } : reading
  }
  const [whole = '', decimals = ''] = reading.plain.split('.')
  // Computes with digits instead of floating point, so that no cent is lost.
  const minor = Number(`${whole}${decimals.slice(0, minorDigits).padEnd(minorDigits, '0')}`)
  return Number.isSafeInteger(minor)
    ? { kind: 'amount', minor: minor || 0 }
    : { kind: 'error', code: 'amountTooLarge' }
}

/** Parses a typed amount to minor units; undefined if it is rejected. */
export const parseAmount = (...args: Parameters<typeof readAmount>): number | undefined => {
  const reading = readAmount(...args)
  return reading.kind === 'amount' ? reading.minor : undefined
}
