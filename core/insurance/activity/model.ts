import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { activityTypes, activityChange } from '../../platform/activity/model.ts'
import { pageOf } from '../../platform/api/lists.ts'

/** The part of the account that the act is about. */
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

/** Internal to underwriting: only staff see who changed it, and how. */
export const staffSubjects = [
  'irpm',
  'events',
  'rules',
] as const satisfies readonly ActivitySubject[]

/** One entry of the activity log of an account. */
export const activityEntry = z.object({
  id: z.string(),
  accountId: z.string(),
  act: openEnum(activityTypes),
  subject: openEnum(activitySubjects),
  /** The quote number, if the act is about a quote. */
  quoteNumber: z.optional(z.string()),
  /** The actor's full name. */
  userName: z.string(),
  /** Whether the actor is provider staff. */
  isStaff: z.boolean(),
  /** The changed fields in form order; empty for other acts. */
  changes: z.array(activityChange),
  at: z.iso.datetime(),
})
export type ActivityEntry = z.output<typeof activityEntry>

export const activityPage = pageOf(activityEntry)
