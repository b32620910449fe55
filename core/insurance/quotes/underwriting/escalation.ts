import * as z from 'zod/mini'
import { openEnum } from '../../../foundation/validation/open-enum.ts'
import { reviewReason } from './review-reason.ts'

/** The groups that decide beyond an underwriter's authority. */
export const authorityGroups = ['SENIOR_UNDERWRITING', 'HEAD_OF_UNDERWRITING'] as const
export type AuthorityGroup = (typeof authorityGroups)[number]

/** Body of an escalation. */
export const escalationInput = z.extend(reviewReason, {
  group: z.enum(authorityGroups, 'required'),
})
export type EscalationInput = z.output<typeof escalationInput>

/** An escalated decision on a quote. */
export const escalation = z.object({
  group: openEnum(authorityGroups),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
})
export type Escalation = z.output<typeof escalation>
