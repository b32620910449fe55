import * as z from 'zod/mini'
import { boundedList, boundedText, id } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'
import { fillInCheck, reasonFields } from '../../foundation/validation/reason.ts'
import { emailAddress, requiredText } from '../../foundation/validation/shapes.ts'
import { fileNameText } from '../../foundation/validation/file-name.ts'
import { applicationRules } from '../accounts/application/model.ts'
import { chosenRecord } from '../../platform/bulk/chosen-record.ts'
import { lostReasons } from '../accounts/closure.ts'
import { mailingAddress } from '../accounts/mailing-address.ts'
import { product } from '../products/model.ts'
import { submissionFields, type SubmissionField } from './fields.ts'
import { settable } from './transitions.ts'

/** Bounds of submissions. */
export const submissionRules = {
  maxBytes: applicationRules.maxBytes,
  /** Of a file as browsers name it. */
  accept: '.pdf,.csv,application/pdf,text/csv',
  /** Submissions of one bulk call. */
  maxAtOnce: 500,
  /** Days until an open one expires. */
  days: 90,
  /** Days until a reopened one expires, at least. */
  reopenedDays: 30,
  maxReplyLength: 5_000,
} as const

/** Length of a file in base64. */
export const maxSubmissionFileLength = Math.ceil(submissionRules.maxBytes / 3) * 4

const fieldText = boundedText(applicationRules.maxValueLength, 'textTooLong').check(
  z.trim(),
  z.normalize('NFC'),
  oneLine,
  printable,
)

/** Values by their fields as the form has them; an empty text removes one. */
export const fieldValues = z.object(
  // `fromEntries` loses which keys there are
  Object.fromEntries(submissionFields.map((field) => [field, z.optional(fieldText)])) as Record<
    SubmissionField,
    z.ZodMiniOptional<typeof fieldText>
  >,
)

/** Id of an attempt: the same again, after a lost answer, gives the same record. */
const requestId = z.optional(
  z.string().check(z.minLength(8, 'tooShort'), z.maxLength(128, 'tooLong')),
)

const comments = z.optional(boundedText(2_000, 'textTooLong').check(z.trim(), printable))

/** Body of a new submission: values of a form, a file, or both. What is typed counts before the file. */
export const newSubmission = z
  .object({
    requestId,
    /** For provider staff only; others submit for their own agency. */
    agencyId: z.optional(id()),
    /**
     * For provider staff and keys: the agent of that agency who gets the replies. An address that is no
     * agent's is refused, but not told to a page: then the agency's contact gets them.
     */
    agentEmail: z.optional(emailAddress()),
    teamId: z.optional(id()),
    /** An account of the agency, where the company has one. */
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

/** Body of completed facts: the fields that change. A person stands for them, so they are certified. */
export const submissionCompletion = z.object({
  fields: fieldValues,
  mailingAddress: z.optional(z.nullable(mailingAddress)),
  comments,
})
export type SubmissionCompletion = z.output<typeof submissionCompletion>

/** Body of certified values: these fields, or all. */
export const certification = z.object({
  fields: z.optional(boundedList(z.enum(submissionFields), submissionFields.length)),
})

/** Body of a lost submission (spec 2 §5, §9). */
export const submissionLoss = z
  .object(reasonFields(lostReasons, 'submissions:error.lossReason'))
  .check(fillInCheck())
export type SubmissionLoss = z.output<typeof submissionLoss>

/** Body of a status that a person sets. */
export const statusChange = z.object({
  status: z.enum(settable, 'submissions:error.status'),
})
export type StatusChange = z.output<typeof statusChange>

/** Body of a team; null takes it from all. */
export const teamChange = z.object({ teamId: z.nullable(id()) })

/** Body of an assignment of many; null takes them from their owners. */
export const bulkAssignment = z.object({
  records: boundedList(chosenRecord, submissionRules.maxAtOnce).check(
    z.minLength(1, 'submissions:error.noneChosen'),
  ),
  ownerId: z.nullable(id()),
})
export type BulkAssignment = z.output<typeof bulkAssignment>

/** What became of each submission of a bulk call, in its order. */
export const bulkResult = z.object({
  content: z.array(
    z.object({
      id: z.string(),
      /** Absent for one that the viewer does not see. */
      submissionNumber: z.optional(z.string()),
      isDone: z.boolean(),
      /** Why not: an error's code and its text. */
      code: z.optional(z.string()),
      detail: z.optional(z.string()),
    }),
  ),
})
export type BulkResult = z.output<typeof bulkResult>

/** Body of an auto-quote: the product, or the first one that is offered. */
export const autoQuoteInput = z.object({ requestId, product: z.optional(product) })
export type AutoQuoteInput = z.output<typeof autoQuoteInput>

/** A reply to the submitter, before it is sent. */
export const generatedReply = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type GeneratedReply = z.output<typeof generatedReply>

/** Body of a reply that is sent; the text may have been changed. */
export const replyText = z.object({
  text: requiredText(submissionRules.maxReplyLength, 'submissions:error.reply', 'textTooLong').check(
    printable,
  ),
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
