import { parseMoney, toDecimal } from '#core/foundation/money/money.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { regionTable } from '#core/foundation/region/regions.ts'
import { serverFactsOf } from '#core/foundation/region/server-facts.ts'
import { einPattern, writtenEin } from '#core/foundation/validation/ein.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { entityTypes, ownershipTypes } from '#core/insurance/accounts/company-types.ts'
import { writtenNumber } from '#core/insurance/accounts/details-form.ts'
import type { ApplicationField } from '#core/insurance/accounts/application/model.ts'

/** The value as the form of the details writes it; undefined when it does not fit. */
type Read = (text: string, region: Region) => string | undefined

const line: Read = (text) => text

const digits: Read = (text) =>
  /^[\d\s-]{1,20}$/.test(text) ? text.replace(/[\s-]/g, '') : undefined

/** Digits in groups of three, or ungrouped, with a point before decimals: no other way is guessed. */
const grouped = /^[$£]?\s?(?:\d{1,15}|\d{1,3}(?:[, ]\d{3}){1,4})(?:\.\d{1,4})?$/

const number = (text: string): string | undefined => {
  const minor = grouped.test(text) ? parseMoney(text) : undefined
  return minor === undefined ? undefined : writtenNumber(toDecimal(minor))
}

/** A share is no amount: a percent sign fits nothing else. */
const percent: Read = (text) => number(text.replace(/\s?%$/, ''))

const oneOf =
  (choices: readonly string[]): Read =>
  (text) =>
    choices.find((choice) => choice.toLowerCase() === text.toLowerCase())

const state: Read = (text, region) => {
  const sought = text.toLowerCase()
  const { states } = serverFactsOf[region]
  return states.find((names) =>
    names.slice(0, 2).some((name) => name.toLowerCase() === sought),
  )?.[0]
}

const domain: Read = (text) =>
  /^(?:https?:\/\/)?(?:www\.)?([\p{L}\d.-]+\.\p{L}{2,})\/?$/iu.exec(text)?.[1]?.toLowerCase()

const reads: Readonly<Record<ApplicationField, Read>> = {
  name: line,
  dbaOrTradestyle: line,
  naicsCode: digits,
  ein: (text, region) =>
    regionTable[region].hasEin && einPattern.test(text) ? writtenEin(text) : undefined,
  revenue: number,
  nonUsRevenue: number,
  dunsNumber: digits,
  noOfEmployeesAll: number,
  yearEstablished: digits,
  ownershipType: oneOf(ownershipTypes),
  entityType: oneOf(entityTypes),
  phoneNumber: (text, region) => formatPhone(region, text),
  address1: line,
  address2: line,
  city: line,
  state,
  zipCode: line,
  domainName: domain,
  url: line,
  numberOfPersonalRecords: number,
  percentInternationalSales: percent,
}

/** Whether a spreadsheet would compute it: it is no value that somebody typed. */
export const isFormula = (text: string): boolean => /^(?:[=@]|[+-](?![\d\s(.]))/.test(text)

/** A value of an application as the form of the details writes it. */
export const valueOf = (
  field: ApplicationField,
  text: string,
  region: Region,
): string | undefined => reads[field](text, region)
