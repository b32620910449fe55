import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { emailAddress } from '../../foundation/validation/shapes.ts'
import { pageOf } from '../../platform/api/lists.ts'

const letters = /^[\p{L} ]+$/u
const lettersAndDigits = /^[\p{L}\p{N} ]+$/u

/** Maximum size of a signed notice, in bytes. */
export const maxNoticeBytes = 1_048_576

/** Letters and spaces only (spec 3 §5). */
const brokerName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(100, 'tooLong'),
    z.regex(letters, 'surplus:invalid.letters'),
  )

/** A surplus lines license of an agency's broker (spec 3 §3). */
export const surplusLicense = z.object({
  id: z.string(),
  agencyId: z.string(),
  agencyName: z.string(),
  brokerFirstName: z.string(),
  brokerLastName: z.string(),
  brokerEmail: z.string(),
  surplusLicenseNumber: z.string(),
  surplusLinesState: z.string(),
  signatureOnFile: z.boolean(),
  /**
   * Whether staff have confirmed broker and mailbox. An unconfirmed license cannot be used for
   * attestations.
   */
  isConfirmed: z.boolean(),
  /** Whether a notice signed on paper is uploaded. */
  hasNotice: z.boolean(),
  created: z.iso.datetime(),
  /** The version of the record, for `If-Match`. */
  modified: z.iso.datetime(),
})
export type SurplusLicense = z.output<typeof surplusLicense>

export const surplusLicensePage = pageOf(surplusLicense)

/** The broker's data on a license. */
const licensed = {
  brokerFirstName: brokerName,
  brokerLastName: brokerName,
  brokerEmail: emailAddress('required'),
  surplusLicenseNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(40, 'tooLong'),
      z.regex(lettersAndDigits, 'surplus:invalid.number'),
    ),
  surplusLinesState: z.string().check(z.regex(/^[A-Z]{2}$/, 'stateRequired')),
}

/** Body of a new or changed license. Only staff send the agency. */
export const surplusLicenseInput = z.object({
  agencyId: z.optional(id()),
  ...licensed,
  /** Set by staff only, for states with a notice (spec 3 §6). */
  signatureOnFile: z.optional(z.boolean()),
})
export type SurplusLicenseInput = z.output<typeof surplusLicenseInput>

/** Body of a changed license, with its id (spec 3 §3). */
export const surplusLicenseChange = z.extend(surplusLicenseInput, { id: id() })

/**
 * Body of a confirmation. Contains the values that were read, so that a change in between is not
 * confirmed.
 */
export const confirmedLicense = z.object(licensed)
export type ConfirmedLicense = z.output<typeof confirmedLicense>
