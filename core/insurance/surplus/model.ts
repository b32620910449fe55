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

/** What an attestation means, in one of its versions. A version never changes once it is published. */
export const attestationTerms = z.object({
  version: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
})
export type AttestationTerms = z.output<typeof attestationTerms>

/** The surplus lines broker who answers for the placement (spec 2 §3, "Surplus broker"). */
export const surplusBroker = z.object({
  surplusLinesBrokerFirstName: z.string(),
  surplusLinesBrokerLastName: z.string(),
  surplusLinesNumber: z.string(),
  surplusLinesState: z.string(),
  /** Whether the broker's signature is stored with the license. */
  signatureOnFile: z.boolean(),
  /** Whether staff have confirmed broker and mailbox; until then nothing is attested. */
  isConfirmed: z.boolean(),
})

/** The receipt of an attestation: that of a signature, with the notice and the license. */
export const noticeReceipt = z.extend(receipt, {
  state: z.enum(noticeStates),
  noticeVersion: z.string(),
  /** The terms that were attested with it. */
  terms: attestationTerms,
  /** The licensed broker, where somebody of the agency attested for them. */
  brokerName: z.string(),
  surplusLinesNumber: z.string(),
})
export type NoticeReceipt = z.output<typeof noticeReceipt>

/** Most receipts in one answer. */
export const maxReceipts = 100

/** The receipts of a quote's attestations, the last one first. */
export const noticeReceipts = z.object({ content: z.array(noticeReceipt) })

const { shape: quoted } = quote

/** A surplus quote as its broker reads it before the attestation (spec 2 §2). */
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
  /** Of the quote; sent back with the attestation, so that only what was read is attested. */
  modified: quoted.modified,
  /** Without fees and taxes. */
  premium: amount,
  mgaFee: amount,
  brokerFee: amount,
  surplusLineTax: amount,
  surplusStampingFee: amount,
  /** Other charges of the state. */
  otherTaxes: amount,
  totalPremium: amount,
  notice,
  /** What attesting it means. */
  terms: attestationTerms,
  /** Null where no broker of the agency is licensed in the state. */
  broker: z.nullable(surplusBroker),
  surplusNoticeAttested: z.boolean(),
  /** Whether this viewer may attest it now. */
  mayAttest: z.boolean(),
  receipt: z.nullable(noticeReceipt),
})
export type SurplusNotice = z.output<typeof surplusNotice>

/** Body of an attestation: the state of the notice (spec 2 §7) and the version that was read. */
export const attestation = z.object({
  state: z.enum(noticeStates, 'required'),
  noticeVersion: z.string().check(z.minLength(1, 'required'), z.maxLength(40, 'tooLong')),
  /** The terms that were read with it: others are not attested. */
  termsVersion: z.optional(boundedText(40)),
  /** The license that was read with it: of another broker, nothing is attested. */
  surplusLinesNumber: z.optional(boundedText(40)),
  hasAttested: z.literal(true, 'surplus:invalid.attestation'),
})
export type Attestation = z.output<typeof attestation>
