import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { activityActs, activityChange } from '../../platform/activity/model.ts'
import { pageOf } from '../../platform/api/lists.ts'

/** The part of an account that it was done with. */
export const activitySubjects = [
  'account',
  'security',
  'note',
  'contact',
  'agent',
  'quote',
  'terms',
  'fees',
  'irpm',
  'events',
  'rules',
  'submission',
] as const
export type ActivitySubject = (typeof activitySubjects)[number]

/** What underwriters decide among themselves: only staff see who changed it, and how. */
export const staffSubjects = [
  'irpm',
  'events',
  'rules',
] as const satisfies readonly ActivitySubject[]

/** One entry of the activity log of an account. */
export const activityEntry = z.object({
  id: z.string(),
  accountId: z.string(),
  act: openEnum(activityActs),
  subject: openEnum(activitySubjects),
  /** The number of the quote that it was done with, where it was one. */
  quoteNumber: z.optional(z.string()),
  /** The full name of who did it. */
  userName: z.string(),
  /** Whether it was the provider's staff. */
  isStaff: z.boolean(),
  /** The changed fields, in the order of the form; empty for other acts. */
  changes: z.array(activityChange),
  at: z.iso.datetime(),
})
export type ActivityEntry = z.output<typeof activityEntry>

export const activityPage = pageOf(activityEntry)
