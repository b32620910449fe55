import type { Permission } from '../../platform/permissions/permission-table.ts'
import { openQuoteEffect } from './effective-status.ts'
import {
  dataStatuses,
  openSubmissionStatuses,
  unquotedStatuses,
  type BusinessType,
  type SubmissionStatus,
} from './statuses.ts'

/** The actions on a submission. The server returns the allowed ones with each record. */
export const submissionActions = [
  'complete',
  'certify',
  'autoQuote',
  'quote',
  'generateReply',
  'sendReply',
  'assign',
  'setTeam',
  'setStatus',
  'referToCarrier',
  'decline',
  'lose',
  'reopen',
] as const
export type SubmissionAction = (typeof submissionActions)[number]

interface SubmissionTransition {
  readonly from: readonly SubmissionStatus[]
  /**
   * The resulting status; null keeps it. `'data'`: derived from the data, but an escalation
   * stays. `'quote'`: derived from the quote. `'chosen'`: the chosen one. `'before'`: the status
   * before it was closed, updated from data and quote.
   */
  readonly to: SubmissionStatus | 'data' | 'quote' | 'chosen' | 'before' | null
  /** The required permission, the same as the endpoint's. */
  readonly permission: Permission
  /** An additional permission that is required in some statuses. */
  readonly alsoNeeds?: Readonly<Partial<Record<SubmissionStatus, Permission>>>
  /** Whether every required value must be present and certain. */
  readonly requiresCompleteData?: true
}

/** The transitions of a submission (spec 2 §4). The server returns 409 for any other action. */
export const submissionTransitions = {
  complete: { from: unquotedStatuses, to: 'data', permission: 'submission:update' },
  certify: { from: unquotedStatuses, to: 'data', permission: 'submission:update' },
  autoQuote: {
    from: unquotedStatuses,
    to: 'quote',
    permission: 'submission:quote',
    requiresCompleteData: true,
  },
  /** Manually, in the account's quote wizard. */
  quote: { from: unquotedStatuses, to: null, permission: 'submission:quote' },
  generateReply: { from: openSubmissionStatuses, to: null, permission: 'submission:review' },
  sendReply: { from: openSubmissionStatuses, to: null, permission: 'submission:review' },
  /** To a staff member. */
  assign: { from: openSubmissionStatuses, to: null, permission: 'submission:review' },
  setTeam: { from: openSubmissionStatuses, to: null, permission: 'submission:update' },
  setStatus: { from: openSubmissionStatuses, to: 'chosen', permission: 'submission:review' },
  referToCarrier: {
    from: openSubmissionStatuses,
    to: 'uwEscalation',
    permission: 'submission:review',
  },
  decline: { from: openSubmissionStatuses, to: 'declined', permission: 'submission:decline' },
  lose: { from: openSubmissionStatuses, to: 'lost', permission: 'submission:update' },
  /** Reopening a declined submission takes the permission to decline. */
  reopen: {
    from: ['declined', 'lost', 'nonRenewed'],
    to: 'before',
    permission: 'submission:update',
    alsoNeeds: { declined: 'submission:decline' },
  },
} as const satisfies Record<SubmissionAction, SubmissionTransition>

/** Statuses that a person may set, with the kind of business that each applies to. */
export const settableStatuses = {
  needsApplication: 'any',
  incomplete: 'any',
  readyToQuote: 'any',
  renewed: 'renewal',
  nonRenewed: 'renewal',
  migrated: 'any',
} as const satisfies Partial<Record<SubmissionStatus, BusinessType | 'any'>>
export type SettableStatus = keyof typeof settableStatuses

/** The settable statuses, in display order. */
export const settableStatusList = Object.keys(
  settableStatuses,
) as readonly SettableStatus[] as readonly [SettableStatus, ...SettableStatus[]]

/**
 * Whether the status is derived from the data: not while the submission has an open quote, even if
 * it is escalated.
 */
export const followsData = (status: string, quoteStatus: string | null): boolean =>
  unquotedStatuses.some((each) => each === status) && openQuoteEffect(quoteStatus) === null

/** The statuses that a person may set on a submission now. */
export const settableStatusesOf = ({
  status,
  businessType,
  quote,
}: {
  readonly status: string
  readonly businessType: string
  readonly quote: { readonly status: string } | null
}): readonly SettableStatus[] => {
  const isUnquoted = followsData(status, quote?.status ?? null)
  return settableStatusList.filter((wanted) => {
    const business = settableStatuses[wanted]
    const isDataStatus = dataStatuses.some((each) => each === wanted)
    const isOfBusiness = business === 'any' || business === businessType
    return wanted !== status && isOfBusiness && (isUnquoted || !isDataStatus)
  })
}

/** Why a transition is not allowed. */
export type SubmissionTransitionError =
  | 'submissionStatusForbids'
  | 'submissionActorForbids'
  | 'submissionIncomplete'

/** The state that the transitions depend on. */
export interface SubmissionState {
  readonly status: SubmissionStatus
  /** Whether every required value is present and certain. */
  readonly isComplete: boolean
}

/** The error if a viewer with these permissions takes an action now; null if it is allowed. */
export const submissionTransitionError = (
  action: SubmissionAction,
  { status, isComplete }: SubmissionState,
  permissions: readonly string[],
): SubmissionTransitionError | null => {
  const rule: SubmissionTransition = submissionTransitions[action]
  const also = rule.alsoNeeds?.[status]
  if (!permissions.includes(rule.permission)) return 'submissionActorForbids'
  if (also !== undefined && !permissions.includes(also)) return 'submissionActorForbids'
  if (!rule.from.includes(status)) return 'submissionStatusForbids'
  if (rule.requiresCompleteData && !isComplete) return 'submissionIncomplete'
  return null
}

/** All allowed actions, in the table's order. */
export const allowedSubmissionActions = (
  submission: SubmissionState,
  permissions: readonly string[],
): SubmissionAction[] =>
  submissionActions.filter(
    (action) => submissionTransitionError(action, submission, permissions) === null,
  )
