import * as z from 'zod/mini'
import { boundedList, boundedText, id } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'
import { fillInCheck, reasonFields } from '../../foundation/validation/reason.ts'
import { emailAddress, requiredText } from '../../foundation/validation/shapes.ts'
import { fileNameText } from '../../foundation/validation/file-name.ts'
import { applicationRules } from '../accounts/application/model.ts'
import { selectedRecord } from '../../platform/bulk/model.ts'
import { lostReasons } from '../accounts/closure.ts'
import { mailingAddress } from '../accounts/mailing-address.ts'
import { product } from '../products/model.ts'
import { submissionFields, type SubmissionField } from './fields.ts'
import { settableStatusList } from './transitions.ts'

/** Limits of submissions. */
export const submissionRules = {
  maxBytes: applicationRules.maxBytes,
  /** The `accept` attribute of the file input. */
  accept: '.pdf,.csv,application/pdf,text/csv',
  /** Submissions per bulk call. */
  maxAtOnce: 500,
  /** Days until an open submission expires. */
  days: 90,
  /** Minimum days until a reopened submission expires. */
  reopenedDays: 30,
  maxReplyLength: 5_000,
} as const

/** The maximum file length in base64. */
export const maxSubmissionFileLength = Math.ceil(submissionRules.maxBytes / 3) * 4

const fieldText = boundedText(applicationRules.maxValueLength, 'textTooLong').check(
  z.trim(),
  z.normalize('NFC'),
  oneLine,
  printable,
)

/** Values by field, as in the form; an empty string removes a value. */
export const fieldValues = z.object(
  // `fromEntries` loses the key types
  Object.fromEntries(submissionFields.map((field) => [field, z.optional(fieldText)])) as Record<
    SubmissionField,
    z.ZodMiniOptional<typeof fieldText>
  >,
)

/** Id of the attempt. Repeating it after a lost response returns the same record. */
const requestId = z.optional(
  z.string().check(z.minLength(8, 'tooShort'), z.maxLength(128, 'tooLong')),
)

const comments = z.optional(boundedText(2_000, 'textTooLong').check(z.trim(), printable))

/**
 * Body of a new submission: form values, a file, or both. Typed values take precedence over the
 * file's.
 */
export const newSubmission = z
  .object({
    requestId,
    /** Provider staff only. Others submit for their own agency. */
    agencyId: z.optional(id()),
    /**
     * Provider staff and API keys only: the agency's agent who receives replies. An address
     * without an agent is rejected, but not revealed to an embedding page; replies then go to the
     * agency's contact.
     */
    agentEmail: z.optional(emailAddress()),
    teamId: z.optional(id()),
    /** The agency's account of the company, if there is one. */
    accountId: z.optional(id()),
    fields: z.optional(fieldValues),
    mailingAddress: z.optional(mailingAddress),
    comments,
    fileName: z.optional(fileNameText()),
    /** A filled-in PDF form or a CSV file in base64. */
    file: z.optional(boundedText(maxSubmissionFileLength, 'api-errors:application.tooLarge')),
  })
  .check(
    z.refine(({ fields, file }) => Boolean(file) || Boolean(fields?.name), {
      path: ['fields', 'name'],
      message: 'submissions:error.empty',
    }),
  )
export type NewSubmission = z.output<typeof newSubmission>

/**
 * Body of a completion: the changed fields. They count as certified, because a person entered
 * them.
 */
export const submissionCompletion = z.object({
  fields: fieldValues,
  mailingAddress: z.optional(z.nullable(mailingAddress)),
  comments,
})
export type SubmissionCompletion = z.output<typeof submissionCompletion>

/** Body of a certification: the fields, or all if absent. */
export const certification = z.object({
  fields: z.optional(boundedList(z.enum(submissionFields), submissionFields.length)),
})

/** Body of a lost submission (spec 2 §5, §9). */
export const submissionLoss = z
  .object(reasonFields(lostReasons, 'submissions:error.lossReason'))
  .check(fillInCheck())
export type SubmissionLoss = z.output<typeof submissionLoss>

/** Body of a status change. */
export const statusChange = z.object({
  status: z.enum(settableStatusList, 'submissions:error.status'),
})
export type StatusChange = z.output<typeof statusChange>

/** Body of a team change; null removes the team. */
export const teamChange = z.object({ teamId: z.nullable(id()) })

/** Body of a bulk assignment; a null `ownerId` unassigns. */
export const bulkAssignment = z.object({
  records: boundedList(selectedRecord, submissionRules.maxAtOnce).check(
    z.minLength(1, 'submissions:error.noneChosen'),
  ),
  ownerId: z.nullable(id()),
})
export type BulkAssignment = z.output<typeof bulkAssignment>

/** The result for each submission of a bulk call, in request order. */
export const bulkResult = z.object({
  content: z.array(
    z.object({
      id: z.string(),
      /** Absent if the viewer cannot see the submission. */
      submissionNumber: z.optional(z.string()),
      isDone: z.boolean(),
      /** The error's code and text, if it failed. */
      code: z.optional(z.string()),
      detail: z.optional(z.string()),
    }),
  ),
})
export type BulkResult = z.output<typeof bulkResult>

/** Body of an auto-quote: the product, or the first offered one if absent. */
export const autoQuoteInput = z.object({ requestId, product: z.optional(product) })
export type AutoQuoteInput = z.output<typeof autoQuoteInput>

/** A draft of a reply to the submitter. */
export const generatedReply = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type GeneratedReply = z.output<typeof generatedReply>

/** Body of a reply to send; the text may have been edited. */
export const replyText = z.object({
  text: requiredText(
    submissionRules.maxReplyLength,
    'submissions:error.reply',
    'textTooLong',
  ).check(printable),
})

/** Body of a renewal submission. */
export const renewalRequest = z.object({ requestId, policyId: id() })
export type RenewalRequest = z.output<typeof renewalRequest>

/** Body of a referral to a carrier. */
export const carrierReferralInput = z.object({
  carrier: requiredText(100, 'submissions:error.carrier', 'textTooLong').check(oneLine, printable),
  reason: requiredText(2_000, 'reasonDescriptionRequired', 'textTooLong').check(printable),
})
export type CarrierReferralInput = z.output<typeof carrierReferralInput>
