import * as z from 'zod/mini'
import { boundedText, instantText } from '../../../foundation/validation/bounded.ts'
import { oneLine } from '../../../foundation/validation/names.ts'
import { printable } from '../../../foundation/validation/printable.ts'
import { requiredText } from '../../../foundation/validation/shapes.ts'
import { fileNameText } from '../../../foundation/validation/file-name.ts'
import { subjectivityRules, subjectivityStatuses } from './model.ts'

/** Body of a new subjectivity. */
export const subjectivityText = z.object({
  text: requiredText(
    subjectivityRules.maxTextLength,
    'subjectivities:error.text',
    'textTooLong',
  ).check(oneLine, printable),
})
export type SubjectivityText = z.output<typeof subjectivityText>

/** The maximum file length in base64. */
export const maxFileLength = Math.ceil(subjectivityRules.maxBytes / 3) * 4

/** Body of an answer: text, a file, or both. */
export const subjectivityAnswer = z
  .object({
    answer: z.optional(boundedText(2_000, 'textTooLong').check(z.trim(), printable)),
    fileName: z.optional(fileNameText()),
    /** PDF, PNG or JPEG in base64. */
    file: z.optional(boundedText(maxFileLength, 'subjectivities:error.fileTooLarge')),
  })
  .check(
    z.refine(({ answer, file }) => Boolean(answer) || Boolean(file), {
      path: ['answer'],
      message: 'subjectivities:error.answer',
    }),
  )
export type SubjectivityAnswer = z.output<typeof subjectivityAnswer>

/** The form of a waiver. */
export const waiver = z.object({
  reason: requiredText(500, 'subjectivities:error.reason', 'textTooLong').check(oneLine, printable),
})
export type Waiver = z.output<typeof waiver>

/** Body of a decision. `OPEN` asks again; `WAIVED` takes a reason. */
export const subjectivityDecision = z
  .object({
    status: z.enum(['OPEN', 'MET', 'WAIVED']),
    reason: z.optional(waiver.shape.reason),
    /** The status and answer that were read, so that a change in between is not decided on. */
    seen: z.optional(
      z.object({ status: z.enum(subjectivityStatuses), filled: z.nullable(instantText()) }),
    ),
  })
  .check(
    z.refine(({ status, reason }) => status !== 'WAIVED' || reason !== undefined, {
      path: ['reason'],
      message: 'subjectivities:error.reason',
    }),
  )
export type SubjectivityDecision = z.output<typeof subjectivityDecision>
