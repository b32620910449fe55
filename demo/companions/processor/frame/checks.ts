import type { Currency } from '#core/foundation/money/money.ts'
import { bankFormats } from './bank-formats.ts'

/** Input checks, run by the frame while the customer types, and again by the processor. */

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** The check digit of card numbers (ISO/IEC 7812-1). */
export const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0
}

/** Weights of the check digit of American routing numbers. */
const routingWeights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

export const passesRoutingCheck = (digits: string): boolean =>
  digits.length === 9 &&
  Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (routingWeights[index] ?? 0),
    0,
  ) %
    10 ===
    0

/** Parses `07/29` or `7 / 2029`; undefined when it is not a month of a year. */
export const expiryOf = (text: string): { month: number; year: number } | undefined => {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text)
  if (match?.[1] === undefined || match[2] === undefined) return undefined
  const month = Number(match[1])
  const year = Number(match[2]) + (match[2].length === 2 ? 2000 : 0)
  return month >= 1 && month <= 12 ? { month, year } : undefined
}

/** A card is valid to the end of its month. */
export const isExpired = (
  expiry: { readonly month: number; readonly year: number },
  today: { readonly month: number; readonly year: number },
): boolean => expiry.year * 12 + expiry.month < today.year * 12 + today.month

const brands = [
  ['American Express', /^3[47]/],
  ['Mastercard', /^(5[1-5]|2[2-7])/],
  ['Discover', /^6(011|5)/],
  ['Visa', /^4/],
] as const

export type Brand = (typeof brands)[number][0] | 'Card'

export const brandOf = (digits: string): Brand =>
  brands.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'Card'

export const securityCodeLength = (brand: Brand): number => (brand === 'American Express' ? 4 : 3)

/** Errors of a card by field; the value is a key of the frame's texts. */
export const cardErrors = (
  card: {
    readonly name: string
    readonly number: string
    readonly expiry: string
    readonly code: string
  },
  today: { readonly month: number; readonly year: number },
): Partial<Record<'name' | 'number' | 'expiry' | 'code', string>> => {
  const number = digitsOf(card.number)
  const expiry = expiryOf(card.expiry)
  return {
    ...(card.name.trim() === '' && { name: 'nameMissing' }),
    ...(!passesLuhn(number) && { number: 'numberWrong' }),
    ...(expiry === undefined
      ? { expiry: 'expiryWrong' }
      : isExpired(expiry, today) && { expiry: 'expiryPast' }),
    ...(!new RegExp(`^\\d{${securityCodeLength(brandOf(number))}}$`).test(card.code.trim()) && {
      code: 'codeWrong',
    }),
  }
}

/** Errors of a bank account by field; the value is a key of the frame's texts. */
export const bankErrors = (
  bank: { readonly name: string; readonly routing: string; readonly account: string },
  currency: Currency,
): Partial<Record<'name' | 'routing' | 'account', string>> => {
  const format = bankFormats[currency]
  const routing = digitsOf(bank.routing)
  const account = digitsOf(bank.account)
  const routingStands =
    routing.length === format.routingDigits &&
    (!format.checksRouting || passesRoutingCheck(routing))
  const isAccountValid = account.length >= format.accountMin && account.length <= format.accountMax
  return {
    ...(bank.name.trim() === '' && { name: 'nameMissing' }),
    ...(!routingStands && { routing: 'routingWrong' }),
    ...(!isAccountValid && { account: 'accountWrong' }),
  }
}
