import * as z from 'zod/mini'
import { boundedText } from '../../../foundation/validation/bounded.ts'
import { oneLine } from '../../../foundation/validation/names.ts'
import { openEnum } from '../../../foundation/validation/open-enum.ts'
import { printable } from '../../../foundation/validation/printable.ts'
import { requiredText } from '../../../foundation/validation/shapes.ts'

/** Bounds of what a quote is subject to. */
export const subjectivityRules = {
  /** Of one quote. */
  most: 20,
  mostBytes: 2_000_000,
  /** Of a file as browsers name it. */
  accept: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
} as const

/**
 * Where a subjectivity stands. `OPEN`: the agency has to answer. `FILLED`: it has, and an underwriter
 * has to look. `MET` and `WAIVED` let the quote be bound.
 */
export const subjectivityStatuses = ['OPEN', 'FILLED', 'MET', 'WAIVED'] as const
export type SubjectivityStatus = (typeof subjectivityStatuses)[number]

/** Statuses that keep a quote from being bound. */
export const openSubjectivityStatuses = [
  'OPEN',
  'FILLED',
] as const satisfies readonly SubjectivityStatus[]

/** A contingency: what has to be there before a quote is bound. */
export const subjectivity = z.object({
  id: z.string(),
  text: z.string(),
  status: openEnum(subjectivityStatuses),
  /** What the agency answered. */
  answer: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** Who answered last, and when. */
  filledBy: z.nullable(z.string()),
  filled: z.nullable(z.iso.datetime()),
  created: z.iso.datetime(),
})
export type Subjectivity = z.output<typeof subjectivity>

/** What a quote is subject to, in the order in which it was added. */
export const subjectivityList = z.object({ content: z.array(subjectivity) })

/** Body of a new one. */
export const subjectivityText = z.object({
  text: requiredText(500, 'subjectivities:error.text', 'textTooLong').check(oneLine, printable),
})
export type SubjectivityText = z.output<typeof subjectivityText>

/** Length of a file in base64. */
export const longestFile = Math.ceil(subjectivityRules.mostBytes / 3) * 4

/** Body of an answer: a text, a file, or both. */
export const subjectivityAnswer = z
  .object({
    answer: z.optional(boundedText(2_000, 'textTooLong').check(z.trim(), printable)),
    fileName: z.optional(boundedText(120, 'textTooLong').check(z.trim(), oneLine, printable)),
    /** PDF, PNG or JPEG in base64. */
    file: z.optional(boundedText(longestFile, 'subjectivities:error.fileTooLarge')),
  })
  .check(
    z.refine(({ answer, file }) => Boolean(answer) || Boolean(file), {
      path: ['answer'],
      message: 'subjectivities:error.answer',
    }),
  )
export type SubjectivityAnswer = z.output<typeof subjectivityAnswer>

/** Body of a decision; `OPEN` asks again. */
export const subjectivityDecision = z.object({ status: z.enum(['OPEN', 'MET', 'WAIVED']) })
export type SubjectivityDecision = z.output<typeof subjectivityDecision>
