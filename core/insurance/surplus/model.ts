import * as z from 'zod/mini'
import { amount } from '../../foundation/money/money.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { quote } from '../quotes/model.ts'
import { noticeStates } from '../quotes/surplus-notice.ts'
import { receipt } from '../signing/model.ts'

/** The notice of a state, in one of its versions. A version never changes once it is published. */
export const notice = z.object({
  state: z.enum(noticeStates),
  version: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** The statement that the broker ticks. */
  attestation: z.string(),
})
export type Notice = z.output<typeof notice>

/**
 * The terms of an attestation, in one of their versions. A version never changes once it is
 * published.
 */
export const attestationTerms = z.object({
  version: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
})
export type AttestationTerms = z.output<typeof attestationTerms>

/** The surplus lines broker responsible for the placement (spec 2 §3, "Surplus broker"). */
export const surplusBroker = z.object({
  surplusLinesBrokerFirstName: z.string(),
  surplusLinesBrokerLastName: z.string(),
  surplusLinesNumber: z.string(),
  surplusLinesState: z.string(),
  /** Whether the broker's signature is on file with the license. */
  signatureOnFile: z.boolean(),
  /** Whether staff have confirmed broker and mailbox, which an attestation requires. */
  isConfirmed: z.boolean(),
})

/** The receipt of an attestation: a signature receipt with the notice and the license. */
export const noticeReceipt = z.extend(receipt, {
  state: z.enum(noticeStates),
  noticeVersion: z.string(),
  /** The attested terms. */
  terms: attestationTerms,
  /** The licensed broker, if an agency user attested for them. */
  brokerName: z.string(),
  surplusLinesNumber: z.string(),
})
export type NoticeReceipt = z.output<typeof noticeReceipt>

/** Maximum number of receipts per response. */
export const maxReceipts = 100

/** The receipts of a quote's attestations, latest first. */
export const noticeReceipts = z.object({ content: z.array(noticeReceipt) })

const { shape: quoted } = quote

/** A surplus quote as its broker sees it before the attestation (spec 2 §2). */
export const surplusNotice = z.object({
  quoteId: quoted.id,
  quoteNumber: quoted.quoteNumber,
  product: quoted.product,
  companyName: quoted.companyName,
  agencyName: quoted.agencyName,
  currency: quoted.currency,
  effectiveDate: quoted.effectiveDate,
  expiresOn: quoted.expiresOn,
  created: quoted.created,
  timezone: quoted.timezone,
  /**
   * The quote's version. Sent back with the attestation, so that only the version that was read is
   * attested.
   */
  modified: quoted.modified,
  /** Excluding fees and taxes. */
  premium: amount,
  mgaFee: amount,
  brokerFee: amount,
  surplusLineTax: amount,
  surplusStampingFee: amount,
  /** Other charges of the state. */
  otherTaxes: amount,
  totalPremium: amount,
  notice,
  /** The terms of the attestation. */
  terms: attestationTerms,
  /** Null if no broker of the agency is licensed in the state. */
  broker: z.nullable(surplusBroker),
  surplusNoticeAttested: z.boolean(),
  /** Whether the viewer may attest now. */
  mayAttest: z.boolean(),
  receipt: z.nullable(noticeReceipt),
})
export type SurplusNotice = z.output<typeof surplusNotice>

/** Body of an attestation: the notice's state (spec 2 §7) and the version that was read. */
export const attestation = z.object({
  state: z.enum(noticeStates, 'required'),
  noticeVersion: z.string().check(z.minLength(1, 'required'), z.maxLength(40, 'tooLong')),
  /** The terms that were read. The call fails if they have changed. */
  termsVersion: z.optional(boundedText(40)),
  /** The license that was read. The call fails if it is now another broker's. */
  surplusLinesNumber: z.optional(boundedText(40)),
  hasAttested: z.literal(true, 'surplus:invalid.attestation'),
})
export type Attestation = z.output<typeof attestation>
