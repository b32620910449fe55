import { insuranceDataOf } from '#core/insurance/regions/insurance-data.ts'
import { parseYear } from '#core/foundation/calendar-dates/parse-year.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import {
  readNumber,
  type NumberError,
  type NumberFormat,
} from '#core/foundation/money/parse-number.ts'
import { currencyOf, type Region } from '#core/foundation/region/regions.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import { domainOf, isDomain } from '#core/foundation/validation/domain.ts'
import { dunsDigits, einPattern, formatEin } from '#core/foundation/validation/company-numbers.ts'
import { formatPhone } from '#core/foundation/validation/phone-number.ts'
import { formatPostalCode } from '#core/foundation/validation/postal-code.ts'
import { unicodeDomain } from '#core/foundation/validation/unicode-domain.ts'
import { entityTypes, ownershipTypes } from '#core/insurance/accounts/company-types.ts'
import { numberText } from '#core/insurance/accounts/details-form.ts'
import type { ApplicationField } from '#core/insurance/accounts/application/model.ts'
import { findIndustry } from '../../../directory/industry-codes/industries.ts'

/** The value as the details form writes it, or the reason why it is left out. */
export type ValueReading =
  | { readonly kind: 'read'; readonly value: string }
  | { readonly kind: 'unread'; readonly reason: 'invalid' | 'ambiguous' | 'otherCurrency' }

type Read = (text: string, region: Region) => ValueReading

/** A valid value; undefined for an invalid one. */
const valueOrInvalid = (value: string | undefined): ValueReading =>
  value === undefined ? { kind: 'unread', reason: 'invalid' } : { kind: 'read', value }

/** Turns a parser into a reader: a text that it cannot parse is invalid. */
const validOrInvalid =
  (read: (text: string, region: Region) => string | undefined): Read =>
  (text, region) =>
    valueOrInvalid(read(text, region))

const line: Read = (text) => ({ kind: 'read', value: text })

const unreadReasons = {
  numberInvalid: 'invalid',
  numberAmbiguous: 'ambiguous',
  currencyDiffers: 'otherCurrency',
} as const satisfies Record<NumberError, string>

const numberOf = (text: string, format: NumberFormat): ValueReading => {
  const reading = readNumber(text, format)
  if (reading.kind === 'error') return { kind: 'unread', reason: unreadReasons[reading.code] }
  const number = Number(reading.plain)
  // more digits than a number can hold
  return valueOrInvalid(Number.isSafeInteger(toMinor(number)) ? numberText(number) : undefined)
}

const amount: Read = (text, region) =>
  numberOf(text, { unit: currencyOf[region], acceptsShorthand: true })

const count: Read = (text) => numberOf(text, { acceptsShorthand: true })

const share: Read = (text) => numberOf(text, { unit: '%' })

const oneOf = (choices: readonly string[]): Read =>
  validOrInvalid((text) => choices.find((choice) => choice.toLowerCase() === text.toLowerCase()))

const state = validOrInvalid((text, region) => {
  // people write `D.C.` and `N.S.W.`
  const sought = text.toLowerCase().replaceAll('.', '')
  const { states } = serverDataOf[region]
  return states.find((names) =>
    names.slice(0, 2).some((name) => name.toLowerCase() === sought),
  )?.[0]
})

const domain = validOrInvalid((text) => {
  const host = domainOf(text).replace(/^www\.(?=[^.]+\.)/, '')
  return isDomain(host) ? unicodeDomain(host) : undefined
})

const year = validOrInvalid((text) => parseYear(text)?.toString())

const reads: Readonly<Record<ApplicationField, Read>> = {
  name: line,
  dbaOrTradestyle: line,
  naicsCode: validOrInvalid((text, region) => findIndustry(region, text)?.code),
  ein: validOrInvalid((text, region) =>
    insuranceDataOf[region].hasEin && einPattern.test(text) ? formatEin(text) : undefined,
  ),
  revenue: amount,
  nonUsRevenue: amount,
  dunsNumber: validOrInvalid(dunsDigits),
  noOfEmployeesAll: count,
  yearEstablished: year,
  ownershipType: oneOf(ownershipTypes),
  entityType: oneOf(entityTypes),
  phoneNumber: validOrInvalid((text, region) => formatPhone(region, text)),
  address1: line,
  address2: line,
  city: line,
  state,
  zipCode: validOrInvalid((text, region) => formatPostalCode(region, text)),
  domainName: domain,
  url: line,
  numberOfPersonalRecords: count,
  percentInternationalSales: share,
}

/**
 * Whether a spreadsheet would evaluate the text as a formula. A name may begin with a
 * sign: `@properties`, `+Plus Ltd`.
 */
export const isFormula = (text: string): boolean =>
  /^=|^[@+-]\s*(?:\p{L}[\p{L}\d._]*\(|[^\s|]+\|)/u.test(text)

/**
 * The text without the quote that keeps a spreadsheet from computing it, and without the formula that
 * preserves its leading zeros, `="02134"`.
 */
export const withoutProtection = (text: string): string =>
  text.replace(/^'(?=[=+\-@])/, '').replace(/^="([^"]*)"$/, '$1')

/** Whether a cell only marks that it has no value. */
export const isDash = (text: string): boolean => /^[-–—]+$/.test(text)

/** Reads a value of an application as the details form writes it. */
export const readValue = (field: ApplicationField, text: string, region: Region): ValueReading =>
  reads[field](text, region)
