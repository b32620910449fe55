import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'
import { regions } from '../../foundation/region/regions.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { pageOf } from '../../platform/api/lists.ts'
import { unreadReasons } from '../accounts/application/model.ts'
import { mailingAddress } from '../accounts/mailing-address.ts'
import { product } from '../products/model.ts'
import { declinationReasons } from './decline.ts'
import { submissionFields } from './fields.ts'
import {
  businessTypes,
  operationalStatuses,
  submissionSources,
  submissionStatuses,
} from './statuses.ts'
import { submissionActions } from './transitions.ts'

const instant = z.iso.datetime()

/** The quote of a submission, as the last one that was linked stands now. */
export const submissionQuote = z.object({
  id: z.string(),
  quoteNumber: z.string(),
  product,
  /** A status of quotes; texts are `quotes:status.<status>`. */
  status: z.string(),
  totalPremium: amount,
})

/** A submission in a list (spec 2 §3). Amounts are in minor units of `currency`. */
export const submissionRow = z.object({
  id: z.string(),
  submissionNumber: z.string(),
  /** The company's name. */
  accountName: z.string(),
  /** The account of the company, once there is one. */
  accountId: z.nullable(z.string()),
  agencyId: z.string(),
  agencyName: z.string(),
  region: z.enum(regions),
  currency,
  businessType: openEnum(businessTypes),
  status: openEnum(submissionStatuses),
  operationalStatus: openEnum(operationalStatuses),
  source: openEnum(submissionSources),
  /** The member of staff who works on it. */
  ownerId: z.nullable(z.string()),
  ownerName: z.nullable(z.string()),
  /** The team of the agency that it is for. */
  teamId: z.nullable(z.string()),
  teamName: z.nullable(z.string()),
  /** Who sent it. */
  submitterName: z.string(),
  submitterEmail: z.string(),
  /** The least score of its values that nobody has certified, 0 to 1; null where all are. */
  confidence: z.nullable(z.number()),
  /** Needed fields that are not there. */
  missingFields: z.array(openEnum(submissionFields)),
  /** Needed fields whose values somebody has to certify. */
  uncertainFields: z.array(openEnum(submissionFields)),
  quote: z.nullable(submissionQuote),
  expiryDate: z.iso.date(),
  created: instant,
  /** The IANA zone of the insured, in which its dates are written. */
  timezone: z.optional(z.string()),
  /** Changes with every change of the record; what `If-Match` names. */
  modified: instant,
  /** What this viewer may do with it now. */
  allowedActions: z.array(openEnum(submissionActions)),
})
export type SubmissionRow = z.output<typeof submissionRow>

/** A value of a submission, with the score that its parser gave (spec 2 §3, "confidence scores"). */
export const confidenceScore = z.object({
  field: openEnum(submissionFields),
  /** As the form of account details has it. */
  value: z.string(),
  /** 0 to 1; what a person typed has 1. */
  score: z.number(),
  isCertified: z.boolean(),
  /** What the file calls it; null for what a person typed. */
  source: z.nullable(z.string()),
})
export type ConfidenceScore = z.output<typeof confidenceScore>

/** A file that came with a submission; `downloadSubmissionDocument` returns its bytes. */
export const submissionDocument = z.object({
  id: z.string(),
  docName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.int(),
  created: instant,
})

/** A submission with its values. */
export const submission = z.extend(submissionRow, {
  /** In the order of the form. */
  confidenceScores: z.array(confidenceScore),
  /** What the parser could not read. */
  unread: z.array(
    z.object({ source: z.string(), value: z.string(), reason: openEnum(unreadReasons) }),
  ),
  documents: z.array(submissionDocument),
  /** Where the company's mail goes, where it differs. */
  mailingAddress: z.nullable(mailingAddress),
  /** What the submitter wrote. */
  comments: z.nullable(z.string()),
  /** The policy that a renewal is for. */
  policyId: z.nullable(z.string()),
  policyNumber: z.nullable(z.string()),
  declination: z.nullable(
    z.object({
      declinationReason: openEnum(declinationReasons),
      declinationReasonDescription: z.string(),
      fillInDeclinationReason: z.nullable(z.string()),
    }),
  ),
  loss: z.nullable(
    z.object({
      reasonSummary: z.string(),
      reason: z.string(),
      fillInReason: z.nullable(z.string()),
    }),
  ),
  carrierReferral: z.nullable(
    z.object({ carrier: z.string(), reason: z.string(), referred: instant }),
  ),
  /** When the submitter was last sent a reply. */
  replied: z.nullable(instant),
})
export type Submission = z.output<typeof submission>

export const submissionPage = pageOf(submissionRow)
