import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'
import { requiredText } from '../../foundation/validation/shapes.ts'
import { product } from '../products/model.ts'

const instant = z.iso.datetime()

/** What is stored of a signature, and whether it still fits the signed document. */
export const receipt = z.object({
  id: z.string(),
  quoteNumber: z.string(),
  companyName: z.string(),
  /** As typed. */
  fullName: z.string(),
  /** The text that was agreed to. */
  consent: z.string(),
  signed: instant,
  /** The IANA zone of the insured, in which the instant is written. */
  timezone: z.optional(z.string()),
  /** The network address of the person, for the agency and the provider only. */
  address: z.optional(z.string()),
  /** SHA-256 of the document's bytes, in hexadecimal. */
  documentHash: z.string(),
  /** SHA-256 of everything above, the network address included, in hexadecimal. */
  receiptHash: z.string(),
  /**
   * Signature of `receiptHash` by the platform's key, which is not in its database; Ed25519, base64url.
   * Null for receipts of before there was one, which can't be verified.
   */
  seal: z.nullable(z.string()),
  /** Whether document, receipt and seal are as they were signed; computed at each read. */
  isIntact: z.boolean(),
  /** Whether the quote still has the terms that were signed. */
  isCurrent: z.boolean(),
})
export type Receipt = z.output<typeof receipt>

/** What is to be signed, and what has been. */
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
  /** The policyholder, as a suggestion. */
  fullName: z.string(),
  /** The text to agree to. */
  consent: z.string(),
  /** Of the quote; sent back with the signature, so that only what was read is signed. */
  modified: instant,
  /** Whether this viewer may sign it now. */
  maySign: z.boolean(),
  receipt: z.nullable(receipt),
})
export type Signing = z.output<typeof signing>

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** The form of a signature. */
export const signature = z.object({
  fullName: requiredText(200, 'signing:invalid.fullName', 'textTooLong').check(
    oneLine,
    printable,
    z.refine(hasLetter, 'signing:invalid.fullName'),
  ),
  hasAgreed: z.literal(true, 'signing:invalid.consent'),
})
export type Signature = z.output<typeof signature>

/** A receipt to verify, as it is printed or copied. */
export const receiptClaim = z.object({
  receiptHash: boundedText(64).check(z.regex(/^[0-9a-f]{64}$/, 'invalid')),
  seal: boundedText(86).check(z.regex(/^[\w-]{86}$/, 'invalid')),
})

/** Whether this platform made a receipt, and the key with which anybody can verify that alone. */
export const receiptProof = z.object({
  isGenuine: z.boolean(),
  /** Ed25519, 32 bytes in base64url. The signed text is `parapet receipt <receiptHash>`. */
  publicKey: z.string(),
})
