import * as z from 'zod/mini'
import { openEnum } from '../../../foundation/validation/open-enum.ts'

/** Bounds of an uploaded application. */
export const applicationRules = {
  maxBytes: 2_000_000,
  maxPages: 100,
  maxFields: 1_000,
  /** Characters of one value. */
  maxValueLength: 500,
} as const

/** The fields of an account's details that an application may fill in. */
export const applicationFields = [
  'name',
  'dbaOrTradestyle',
  'naicsCode',
  'ein',
  'revenue',
  'nonUsRevenue',
  'dunsNumber',
  'noOfEmployeesAll',
  'yearEstablished',
  'ownershipType',
  'entityType',
  'phoneNumber',
  'address1',
  'address2',
  'city',
  'state',
  'zipCode',
  'domainName',
  'url',
  'numberOfPersonalRecords',
  'percentInternationalSales',
] as const
export type ApplicationField = (typeof applicationFields)[number]

/**
 * Why a value was not read: its field is none of ours or was read before, it does not fit, it means
 * another number in other countries, or it may be several.
 */
export const unreadReasons = [
  'unknown',
  'repeated',
  'formula',
  'invalid',
  'ambiguous',
  'otherCurrency',
  'severalValues',
  'tooLong',
] as const

/** What was read from an application, in its order. */
export const applicationReading = z.object({
  /** Values by the field of the details, as its form writes them. */
  fields: z.array(
    z.object({
      field: openEnum(applicationFields),
      /** What the application calls it. */
      source: z.string(),
      value: z.string(),
    }),
  ),
  /** What was not read, and why. */
  unread: z.array(
    z.object({ source: z.string(), value: z.string(), reason: openEnum(unreadReasons) }),
  ),
})
export type ApplicationReading = z.output<typeof applicationReading>
