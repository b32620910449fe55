import * as z from 'zod/mini'
import { openEnum } from '../../../foundation/validation/open-enum.ts'

/** Limits of an uploaded application. */
export const applicationRules = {
  maxBytes: 2_000_000,
  maxPages: 100,
  maxFields: 1_000,
  /** Maximum characters of a value. */
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
 * Why a value was not read: its field is unknown or was already read, the value does not fit, its
 * number format is ambiguous, or it matches several options.
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

/** The values read from an application, in file order. */
export const applicationReading = z.object({
  /** Values by details field, as in the form. */
  fields: z.array(
    z.object({
      field: openEnum(applicationFields),
      /** The label in the application. */
      source: z.string(),
      value: z.string(),
    }),
  ),
  /** The values that were not read, with the reason. */
  unread: z.array(
    z.object({ source: z.string(), value: z.string(), reason: openEnum(unreadReasons) }),
  ),
})
export type ApplicationReading = z.output<typeof applicationReading>
