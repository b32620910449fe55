import type { EmbedPermission, Permission } from '../../platform/permissions/permission-table.ts'
import { quoteActions, type QuoteAction } from './actions.ts'
import {
  openQuoteStatuses,
  pendingQuoteStatuses,
  waitingQuoteStatuses,
  type QuoteStatus,
} from './statuses.ts'

/** Statuses of quotes that can be changed. */
const changeable = ['READY', 'SIGNED', ...pendingQuoteStatuses, 'REFERRED'] as const

interface QuoteTransition {
  readonly from: readonly QuoteStatus[]
  /**
   * The resulting status; null keeps it. `'rated'`: READY or REFERRED, by the new price. An
   * indication and a review keep their status, as does a referral that an underwriter updates and
   * a Ready quote whose editor may release it alone. `'before'`: the status before the quote was
   * closed.
   */
  readonly to: QuoteStatus | 'rated' | 'before' | null
  /** The required permission, the same as the endpoint's. */
  readonly permission: Permission | EmbedPermission
  /** A more specific error than "the status forbids it", for the listed statuses. */
  readonly instead?: Readonly<Partial<Record<QuoteStatus, TransitionError>>>
  /**
   * Whether the agent must have verified the account; `'not-yet'` if it must still be unverified.
   */
  readonly verified?: boolean
  /** Whether cover must still be able to start on the effective date. */
  readonly needsStart?: true
  /** Whether a required surplus lines notice must be attested. */
  readonly needsNotice?: true
  /** Whether all data that the policy needs must be known. */
  readonly requiresCompleteData?: true
  /** Whether all referral reasons must be releasable. */
  readonly needsReleasable?: true
  /** Whether the account must be open for quotes. */
  readonly needsOpenAccount?: true
  /** Whether all subjectivities must be met or waived. */
  readonly needsMet?: true
  /** Whether the quote must be within the decider's authority. */
  readonly needsAuthority?: true
}

/** The transitions of a quote (spec 2 §4, §6). The server returns 409 for any other action. */
export const quoteTransitions = {
  update: { from: changeable, to: 'rated', permission: 'quote:update' },
  /** Switches between admitted and surplus lines insurers, if the product allows both. */
  switchPlacement: { from: changeable, to: 'rated', permission: 'quote:update' },
  /** Adds the quote, or a copy with other terms, to the cart. */
  compare: { from: changeable, to: null, permission: 'quote:update' },
  /** Emails the quote to its agent or to an agent of another agency. */
  send: { from: openQuoteStatuses, to: null, permission: 'quote:send' },
  /** Emails the quote to the policyholder, who may sign it. */
  sendToCustomer: {
    from: openQuoteStatuses,
    to: null,
    permission: 'quote:send',
    needsNotice: true,
  },
  /** Asks the policyholder to sign. */
  requestSignature: { from: ['READY'], to: null, permission: 'quote:ask' },
  /** Changed terms reset the quote to READY, because the signature no longer applies. */
  sign: { from: ['READY'], to: 'SIGNED', permission: 'quote:sign' },
  /** The surplus lines notice, if required. Keeps the status. */
  attest: {
    from: ['READY', 'SIGNED', 'REFERRED', 'REQUESTED'],
    to: null,
    permission: 'quote:attest',
  },
  /** Asks the surplus lines broker to attest. */
  requestAttestation: {
    from: ['READY', 'SIGNED', 'REFERRED', 'REQUESTED'],
    to: null,
    permission: 'quote:ask',
  },
  verify: { from: openQuoteStatuses, to: null, permission: 'account:verify', verified: false },
  /** Changes the policyholder without the terms (spec 2 §4, "Agency verification"). */
  editPolicyholder: { from: openQuoteStatuses, to: null, permission: 'quote:request' },
  requestToBind: {
    from: ['READY', 'SIGNED'],
    to: 'REQUESTED',
    permission: 'quote:request',
    instead: {
      INDICATION: 'quoteUnreleased',
      REFERRED: 'quoteUnreleased',
      IN_REVIEW: 'quoteUnreleased',
      REQUESTED: 'quoteRequested',
    },
    verified: true,
    needsStart: true,
    needsNotice: true,
  },
  /** Submits the quote for underwriter review, with a reason. */
  requestReview: {
    from: ['READY', 'SIGNED', 'INDICATION'],
    to: 'IN_REVIEW',
    permission: 'quote:request',
  },
  /** The date by which the policyholder needs cover. */
  setNeedBy: { from: openQuoteStatuses, to: null, permission: 'quote:request' },
  /** Assigns the quote to an underwriter. The inbox shows the name. */
  underwrite: {
    from: [...waitingQuoteStatuses, 'INDICATION'],
    to: null,
    permission: 'quote:review',
  },
  /** Refers the quote manually, with a reason. Withdraws a request to bind. */
  refer: {
    from: ['READY', 'SIGNED', ...pendingQuoteStatuses, 'REQUESTED'],
    to: 'REFERRED',
    permission: 'quote:review',
  },
  /** Escalates the decision to a group with the authority, with a reason. */
  escalate: {
    from: [...openQuoteStatuses, 'BOUND'],
    to: null,
    permission: 'quote:review',
  },
  /** Returns terms that cannot be bound yet. */
  indicate: { from: ['REFERRED', 'IN_REVIEW'], to: 'INDICATION', permission: 'quote:release' },
  /**
   * Bypasses all referral rules, for this price and for later ones within the decider's authority.
   */
  bypassRules: {
    from: changeable,
    to: 'READY',
    permission: 'quote:release',
    needsReleasable: true,
    needsAuthority: true,
  },
  /** Reprices the saved terms with the newest rating plan. */
  recalculate: { from: changeable, to: 'rated', permission: 'quote:request', needsStart: true },
  release: {
    from: ['REFERRED', ...pendingQuoteStatuses],
    to: 'READY',
    permission: 'quote:release',
    needsReleasable: true,
    needsAuthority: true,
  },
  approve: {
    from: ['REQUESTED'],
    to: 'BOUND',
    permission: 'quote:approve',
    needsNotice: true,
    requiresCompleteData: true,
    needsMet: true,
    needsAuthority: true,
  },
  issue: {
    from: ['REQUESTED', 'BOUND'],
    to: 'ISSUED',
    permission: 'quote:issue',
    needsNotice: true,
    requiresCompleteData: true,
    needsMet: true,
    needsAuthority: true,
  },
  /** By the agency; bound quotes have passed underwriting. */
  agentIssue: {
    from: ['BOUND'],
    to: 'ISSUED',
    permission: 'quote:agentIssue',
    needsNotice: true,
    requiresCompleteData: true,
    needsMet: true,
  },
  rescindBinder: { from: ['BOUND'], to: 'RESCIND', permission: 'quote:approve' },
  decline: { from: openQuoteStatuses, to: 'DECLINED', permission: 'quote:decline' },
  /** Marks the quote as lost, with a reason. */
  lose: { from: openQuoteStatuses, to: 'LOST', permission: 'quote:close' },
  /** Offers an ended quote or binder again at today's rates. */
  retry: {
    from: ['EXPIRED', 'BINDER EXPIRED', 'RESCIND'],
    to: 'rated',
    permission: 'quote:request',
    needsOpenAccount: true,
  },
  delete: {
    from: [...changeable, 'DECLINED', 'LOST', 'EXPIRED', 'INVALID'],
    to: 'DELETED',
    permission: 'quote:close',
  },
  restore: {
    from: ['LOST', 'DELETED'],
    to: 'before',
    permission: 'quote:close',
    needsOpenAccount: true,
  },
  downloadProposal: {
    from: [...openQuoteStatuses, 'BOUND', 'ISSUED'],
    to: null,
    permission: 'document:read',
  },
  email: { from: changeable, to: null, permission: 'quote:email' },
} as const satisfies Record<QuoteAction, QuoteTransition>

/** Why a transition is not allowed. */
export type TransitionError =
  | 'quoteStatusForbids'
  | 'quoteActorForbids'
  | 'quoteUnreleased'
  | 'quoteRequested'
  | 'accountUnverified'
  | 'accountVerified'
  | 'quoteStartPassed'
  | 'noticeUnattested'
  | 'quoteIncomplete'
  | 'quoteNotReleasable'
  | 'accountStatusForbids'
  | 'quoteSubjectivitiesOpen'
  | 'quoteBeyondAuthority'

/** The state that the transitions depend on. */
export interface QuoteState {
  readonly status: QuoteStatus
  readonly isVerified: boolean
  /** Whether cover may still start on the effective date. */
  readonly isStartOpen: boolean
  /** Whether no surplus lines notice is waiting for attestation. */
  readonly isAttested: boolean
  /** Whether all data that the policy needs is known. */
  readonly isComplete: boolean
  /** Whether all referral reasons are releasable. */
  readonly isReleasable: boolean
  /** Whether the account is neither declined nor lost. */
  readonly isAccountOpen: boolean
  /** Whether all subjectivities are met or waived. */
  readonly isMet: boolean
  /** Whether the viewer has the authority to decide. */
  readonly isWithinAuthority: boolean
}

/** The error if a viewer with these permissions takes an action now; null if it is allowed. */
export const transitionErrorOf = (
  action: QuoteAction,
  quote: QuoteState,
  permissions: readonly string[],
): TransitionError | null => {
  const rule: QuoteTransition = quoteTransitions[action]
  if (!permissions.includes(rule.permission)) return 'quoteActorForbids'
  if (!rule.from.includes(quote.status)) return rule.instead?.[quote.status] ?? 'quoteStatusForbids'
  if (rule.verified === true && !quote.isVerified) return 'accountUnverified'
  if (rule.verified === false && quote.isVerified) return 'accountVerified'
  if (rule.needsStart && !quote.isStartOpen) return 'quoteStartPassed'
  if (rule.needsNotice && !quote.isAttested) return 'noticeUnattested'
  if (rule.requiresCompleteData && !quote.isComplete) return 'quoteIncomplete'
  if (rule.needsReleasable && !quote.isReleasable) return 'quoteNotReleasable'
  // checked first: a viewer without authority should not be asked for the other prerequisites
  if (rule.needsAuthority && !quote.isWithinAuthority) return 'quoteBeyondAuthority'
  if (rule.needsOpenAccount && !quote.isAccountOpen) return 'accountStatusForbids'
  if (rule.needsMet && !quote.isMet) return 'quoteSubjectivitiesOpen'
  return null
}

/** All allowed actions, in the table's order. */
export const allowedQuoteActions = (
  quote: QuoteState,
  permissions: readonly string[],
): QuoteAction[] =>
  quoteActions.filter((action) => transitionErrorOf(action, quote, permissions) === null)
