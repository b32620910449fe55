import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'
import { requiredText } from '../../foundation/validation/shapes.ts'
import { product } from '../products/model.ts'

const instant = z.iso.datetime()

/** The stored signature, and whether it still matches the signed document. */
export const receipt = z.object({
  id: z.string(),
  quoteNumber: z.string(),
  companyName: z.string(),
  /** As typed. */
  fullName: z.string(),
  /** The consent text that the signer agreed to. */
  consent: z.string(),
  signed: instant,
  /** The insured's IANA time zone, used to display the time of the signature. */
  timezone: z.optional(z.string()),
  /** The signer's network address. Visible to the agency and the provider only. */
  address: z.optional(z.string()),
  /** SHA-256 of the document's bytes, in hexadecimal. */
  documentHash: z.string(),
  /** SHA-256 of all fields above, including the network address, in hexadecimal. */
  receiptHash: z.string(),
  /**
   * Ed25519 signature of `receiptHash`, base64url. The platform's key is not in its database. Null
   * for receipts that are older than the key; they cannot be verified.
   */
  seal: z.nullable(z.string()),
  /** Whether document, receipt and seal are unchanged since the signature; checked on each read. */
  isIntact: z.boolean(),
  /** Whether the quote's terms are still the signed ones. */
  isCurrent: z.boolean(),
})
export type Receipt = z.output<typeof receipt>

/** The document to sign, and the last signature. */
export const signing = z.object({
  quoteId: z.string(),
  accountId: z.string(),
  quoteNumber: z.string(),
  product,
  companyName: z.string(),
  agencyName: z.string(),
  currency,
  limit: amount,
  totalPremium: amount,
  effectiveDate: z.iso.date(),
  endDate: z.iso.date(),
  /** The policyholder's name, as a default. */
  fullName: z.string(),
  /** The consent text. */
  consent: z.string(),
  /**
   * The quote's version. Sent back with the signature, so that only the version that was read is
   * signed.
   */
  modified: instant,
  /** Whether the viewer may sign now. */
  maySign: z.boolean(),
  receipt: z.nullable(receipt),
})
export type Signing = z.output<typeof signing>

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Body of a signature. */
export const signature = z.object({
  fullName: requiredText(200, 'signing:invalid.fullName', 'textTooLong').check(
    oneLine,
    printable,
    z.refine(hasLetter, 'signing:invalid.fullName'),
  ),
  hasAgreed: z.literal(true, 'signing:invalid.consent'),
})
export type Signature = z.output<typeof signature>

/** A receipt to verify, as printed or copied. */
export const receiptClaim = z.object({
  receiptHash: boundedText(64).check(z.regex(/^[0-9a-f]{64}$/, 'invalid')),
  seal: boundedText(86).check(z.regex(/^[\w-]{86}$/, 'invalid')),
})

/** Whether this platform issued the receipt, and the public key to verify that independently. */
export const receiptProof = z.object({
  isGenuine: z.boolean(),
  /** Ed25519, 32 bytes in base64url. The signed text is `parapet receipt <receiptHash>`. */
  publicKey: z.string(),
})
