import * as z from 'zod/mini'
import { openEnum } from '../../../foundation/validation/open-enum.ts'

/** Limits of subjectivities. */
export const subjectivityRules = {
  /** Maximum per quote. */
  maxPerQuote: 20,
  /** Characters of its text. */
  maxTextLength: 500,
  maxBytes: 2_000_000,
  /** The `accept` attribute of the file input. */
  accept: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
} as const

/**
 * Status of a subjectivity. `OPEN`: agency or insured must answer. `FILLED`: answered, an
 * underwriter must review it. `MET` and `WAIVED` allow the quote to be bound.
 */
export const subjectivityStatuses = ['OPEN', 'FILLED', 'MET', 'WAIVED'] as const
export type SubjectivityStatus = (typeof subjectivityStatuses)[number]

/** Statuses that block binding. */
export const openSubjectivityStatuses = [
  'OPEN',
  'FILLED',
] as const satisfies readonly SubjectivityStatus[]

/**
 * The allowed decisions by status. A decision can only be undone by reopening, because a waived
 * subjectivity was never met and its reason belongs to the waiver.
 */
export const subjectivityTransitions = {
  OPEN: ['MET', 'WAIVED'],
  FILLED: ['OPEN', 'MET', 'WAIVED'],
  MET: ['OPEN'],
  WAIVED: ['OPEN'],
} as const satisfies Readonly<Record<SubjectivityStatus, readonly SubjectivityStatus[]>>

/** A subjectivity: a condition to meet before a quote is bound. */
export const subjectivity = z.object({
  id: z.string(),
  text: z.string(),
  status: openEnum(subjectivityStatuses),
  /** The answer. */
  answer: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** The last answerer, and the time of the answer. */
  filledBy: z.nullable(z.string()),
  filled: z.nullable(z.iso.datetime()),
  /** The reason of a waiver; otherwise null. */
  waiveReason: z.nullable(z.string()),
  created: z.iso.datetime(),
})
export type Subjectivity = z.output<typeof subjectivity>

/** The open subjectivities of a quote, as its insured sees them. */
export const askedOfInsured = z.object({
  quoteId: z.string(),
  quoteNumber: z.string(),
  companyName: z.string(),
  agencyName: z.string(),
  /** The insured's IANA time zone, used to display dates. */
  timezone: z.optional(z.string()),
  items: z.array(subjectivity),
})
export type AskedOfInsured = z.output<typeof askedOfInsured>

/** The subjectivities of a quote, oldest first. */
export const subjectivityList = z.object({
  content: z.array(subjectivity),
  /** The insured's IANA time zone, used to display dates. */
  timezone: z.optional(z.string()),
})
