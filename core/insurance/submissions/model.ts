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

/** The submission's most recently linked quote, with its current status. */
export const submissionQuote = z.object({
  id: z.string(),
  quoteNumber: z.string(),
  product,
  /** A quote status; texts are `quotes:status.<status>`. */
  status: z.string(),
  totalPremium: amount,
})

/** A submission in a list (spec 2 §3). Amounts are in minor units of `currency`. */
export const submissionRow = z.object({
  id: z.string(),
  submissionNumber: z.string(),
  /** The company's name. */
  accountName: z.string(),
  /** The company's account, once it exists. */
  accountId: z.nullable(z.string()),
  agencyId: z.string(),
  agencyName: z.string(),
  region: z.enum(regions),
  currency,
  businessType: openEnum(businessTypes),
  status: openEnum(submissionStatuses),
  operationalStatus: openEnum(operationalStatuses),
  source: openEnum(submissionSources),
  /** The staff member who works on it. */
  ownerId: z.nullable(z.string()),
  ownerName: z.nullable(z.string()),
  /** The agency's team that it is assigned to. */
  teamId: z.nullable(z.string()),
  teamName: z.nullable(z.string()),
  /** The submitter. */
  submitterName: z.string(),
  submitterEmail: z.string(),
  /** The lowest score of the uncertified values, 0 to 1; null if all are certified. */
  confidence: z.nullable(z.number()),
  /** Required fields without a value. */
  missingFields: z.array(openEnum(submissionFields)),
  /** Required fields whose values need certification. */
  uncertainFields: z.array(openEnum(submissionFields)),
  quote: z.nullable(submissionQuote),
  expiryDate: z.iso.date(),
  created: instant,
  /** The insured's IANA time zone, used to display dates. */
  timezone: z.optional(z.string()),
  /** The version of the record, for `If-Match`. */
  modified: instant,
  /** The actions that the viewer may take now. */
  allowedActions: z.array(openEnum(submissionActions)),
})
export type SubmissionRow = z.output<typeof submissionRow>

/** A value of a submission with the parser's score (spec 2 §3, "confidence scores"). */
export const confidenceScore = z.object({
  field: openEnum(submissionFields),
  /** As in the account details form. */
  value: z.string(),
  /** 0 to 1; 1 for typed values. */
  score: z.number(),
  isCertified: z.boolean(),
  /** The label in the file; null for typed values. */
  source: z.nullable(z.string()),
})
export type ConfidenceScore = z.output<typeof confidenceScore>

/** A file attached to a submission. `downloadSubmissionDocument` returns its content. */
export const submissionDocument = z.object({
  id: z.string(),
  docName: z.string(),
  mimeType: z.string(),
  /** Size in bytes. */
  size: z.int(),
  created: instant,
})

/** A submission with its values. */
export const submission = z.extend(submissionRow, {
  /** In form order. */
  confidenceScores: z.array(confidenceScore),
  /** Values that the parser could not read. */
  unread: z.array(
    z.object({ source: z.string(), value: z.string(), reason: openEnum(unreadReasons) }),
  ),
  documents: z.array(submissionDocument),
  /** The company's mailing address, if different. */
  mailingAddress: z.nullable(mailingAddress),
  /** The submitter's comments. */
  comments: z.nullable(z.string()),
  /** The policy to renew. */
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
  /** When the last reply was sent to the submitter. */
  replied: z.nullable(instant),
})
export type Submission = z.output<typeof submission>

export const submissionPage = pageOf(submissionRow)
