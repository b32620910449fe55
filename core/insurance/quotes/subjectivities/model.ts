import * as z from 'zod/mini'
import { openEnum } from '../../../foundation/validation/open-enum.ts'

/** Bounds of what a quote is subject to. */
export const subjectivityRules = {
  /** Of one quote. */
  maxPerQuote: 20,
  maxBytes: 2_000_000,
  /** Of a file as browsers name it. */
  accept: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
} as const

/**
 * Where a subjectivity stands. `OPEN`: agency or insured have to answer. `FILLED`: it has, and an underwriter
 * has to look. `MET` and `WAIVED` let the quote be bound.
 */
export const subjectivityStatuses = ['OPEN', 'FILLED', 'MET', 'WAIVED'] as const
export type SubjectivityStatus = (typeof subjectivityStatuses)[number]

/** Statuses that keep a quote from being bound. */
export const openSubjectivityStatuses = [
  'OPEN',
  'FILLED',
] as const satisfies readonly SubjectivityStatus[]

/**
 * What an underwriter may make of each. A decision ends by asking again: what was waived was never met,
 * and its reason is that of the waiver.
 */
export const subjectivityTransitions = {
  OPEN: ['MET', 'WAIVED'],
  FILLED: ['OPEN', 'MET', 'WAIVED'],
  MET: ['OPEN'],
  WAIVED: ['OPEN'],
} as const satisfies Readonly<Record<SubjectivityStatus, readonly SubjectivityStatus[]>>

/** A contingency: what has to be there before a quote is bound. */
export const subjectivity = z.object({
  id: z.string(),
  text: z.string(),
  status: openEnum(subjectivityStatuses),
  /** What was answered. */
  answer: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** Who answered last, and when. */
  filledBy: z.nullable(z.string()),
  filled: z.nullable(z.iso.datetime()),
  /** Why it was waived; null where it is not. */
  waiveReason: z.nullable(z.string()),
  created: z.iso.datetime(),
})
export type Subjectivity = z.output<typeof subjectivity>

/** The open ones of a quote, as its insured is asked for them. */
export const askedOfInsured = z.object({
  quoteId: z.string(),
  quoteNumber: z.string(),
  companyName: z.string(),
  agencyName: z.string(),
  /** The IANA zone of the insured, in which its dates are written. */
  timezone: z.optional(z.string()),
  items: z.array(subjectivity),
})
export type AskedOfInsured = z.output<typeof askedOfInsured>

/** What a quote is subject to, in the order in which it was added. */
export const subjectivityList = z.object({
  content: z.array(subjectivity),
  /** The IANA zone of the insured, in which its dates are written. */
  timezone: z.optional(z.string()),
})
