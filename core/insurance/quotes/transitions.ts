import type { EmbedPermission, Permission } from '../../platform/permissions/permission-table.ts'
import { quoteActions, type QuoteAction } from './actions.ts'
import {
  openQuoteStatuses,
  pendingQuoteStatuses,
  waitingQuoteStatuses,
  type QuoteStatus,
} from './statuses.ts'

/** Statuses of quotes that can still be changed. */
const changeable = ['READY', 'SIGNED', ...pendingQuoteStatuses, 'REFERRED'] as const

interface QuoteTransition {
  readonly from: readonly QuoteStatus[]
  /**
   * The resulting status; null leaves it. `'rated'`: READY or REFERRED, as the new price says, but an
   * indication and a review stay, a referral does that an underwriter updates, and a Ready quote does
   * where whoever changes it may release it alone.
   * `'before'`: the one that the quote had before it was closed.
   */
  readonly to: QuoteStatus | 'rated' | 'before' | null
  /** The permission it needs, the same as its endpoint's. */
  readonly permission: Permission | EmbedPermission
  /** What says more than that the status forbids it, of the statuses from which it is looked for. */
  readonly instead?: Readonly<Partial<Record<QuoteStatus, TransitionError>>>
  /**
   * Whether the agent must have verified the account before; `'not-yet'` when it must not be
   * verified.
   */
  readonly verified?: boolean
  /** Whether the cover must still be able to begin on its effective date. */
  readonly needsStart?: true
  /** Whether a surplus lines notice that the quote needs must be attested. */
  readonly needsNotice?: true
  /** Whether every fact that the policy names must be known. */
  readonly needsFacts?: true
  /** Whether every reason must be one that can be released. */
  readonly needsReleasable?: true
  /** Whether the account must be open to quotes. */
  readonly needsOpenAccount?: true
  /** Whether everything that it is subject to must be met or waived. */
  readonly needsMet?: true
  /** Whether it must be within the authority of whoever decides. */
  readonly needsAuthority?: true
}

/** The transitions of a quote (spec 2 §4, §6). The server answers any other action with 409. */
export const quoteTransitions = {
  update: { from: changeable, to: 'rated', permission: 'quote:update' },
  /** Between admitted and surplus lines insurers, where its product leaves the choice. */
  switchPlacement: { from: changeable, to: 'rated', permission: 'quote:update' },
  /** Adds it, or a copy with other terms, to the cart. */
  compare: { from: changeable, to: null, permission: 'quote:update' },
  /** By mail, to its agent or one of another agency. */
  send: { from: openQuoteStatuses, to: null, permission: 'quote:send' },
  /** By mail, to the policyholder, who may sign it. */
  sendToCustomer: {
    from: openQuoteStatuses,
    to: null,
    permission: 'quote:send',
    needsNotice: true,
  },
  /** Asks the policyholder to sign. */
  requestSignature: { from: ['READY'], to: null, permission: 'quote:ask' },
  /** A change of the terms makes it READY again: they are not those that were signed. */
  sign: { from: ['READY'], to: 'SIGNED', permission: 'quote:sign' },
  /** The surplus lines notice, where the quote needs one; the status stays. */
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
  /** The policyholder, without the terms (spec 2 §4, "Agency verification"). */
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
  /** Submits it for underwriter review, with a reason. */
  requestReview: {
    from: ['READY', 'SIGNED', 'INDICATION'],
    to: 'IN_REVIEW',
    permission: 'quote:request',
  },
  /** The day by which the policyholder needs the cover. */
  setNeedBy: { from: openQuoteStatuses, to: null, permission: 'quote:request' },
  /** An underwriter takes it: the inbox names who works on it. */
  underwrite: {
    from: [...waitingQuoteStatuses, 'INDICATION'],
    to: null,
    permission: 'quote:review',
  },
  /** Refers it by hand, with a reason; a request to bind goes back. */
  refer: {
    from: ['READY', 'SIGNED', ...pendingQuoteStatuses, 'REQUESTED'],
    to: 'REFERRED',
    permission: 'quote:review',
  },
  /** Leaves the decision to those whose authority it is in, with a reason. */
  escalate: {
    from: [...openQuoteStatuses, 'BOUND'],
    to: null,
    permission: 'quote:review',
  },
  /** Answers with terms that cannot be bound yet. */
  indicate: { from: ['REFERRED', 'IN_REVIEW'], to: 'INDICATION', permission: 'quote:release' },
  /** Releases it, and prices to come within the authority of whoever decides, from every rule that refers. */
  bypassRules: {
    from: changeable,
    to: 'READY',
    permission: 'quote:release',
    needsReleasable: true,
    needsAuthority: true,
  },
  /** Prices the saved terms by the newest plan. */
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
    needsFacts: true,
    needsMet: true,
    needsAuthority: true,
  },
  issue: {
    from: ['REQUESTED', 'BOUND'],
    to: 'ISSUED',
    permission: 'quote:issue',
    needsNotice: true,
    needsFacts: true,
    needsMet: true,
    needsAuthority: true,
  },
  /** By its agency: underwriting has decided on what is bound. */
  agentIssue: {
    from: ['BOUND'],
    to: 'ISSUED',
    permission: 'quote:agentIssue',
    needsNotice: true,
    needsFacts: true,
    needsMet: true,
  },
  rescindBinder: { from: ['BOUND'], to: 'RESCIND', permission: 'quote:approve' },
  decline: { from: openQuoteStatuses, to: 'DECLINED', permission: 'quote:decline' },
  /** The agency lost it, with the reason. */
  lose: { from: openQuoteStatuses, to: 'LOST', permission: 'quote:close' },
  /** Offers an ended quote or binder again, at the price of today. */
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

/** The state of a quote that the transitions depend on. */
export interface QuoteState {
  readonly status: QuoteStatus
  readonly isVerified: boolean
  /** Whether the cover may still begin on its effective date. */
  readonly isStartOpen: boolean
  /** Whether it waits for the attestation of no surplus lines notice. */
  readonly isAttested: boolean
  /** Whether every fact that the policy names is known. */
  readonly isComplete: boolean
  /** Whether every reason can be released. */
  readonly isReleasable: boolean
  /** Whether its account is neither declined nor lost. */
  readonly isAccountOpen: boolean
  /** Whether everything that it is subject to is met or waived. */
  readonly isMet: boolean
  /** Whether the viewer may decide on it alone. */
  readonly isWithinAuthority: boolean
}

/** Why a viewer with these permissions may not act on a quote now; null when they may. */
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
  if (rule.needsFacts && !quote.isComplete) return 'quoteIncomplete'
  if (rule.needsReleasable && !quote.isReleasable) return 'quoteNotReleasable'
  // before what others can bring: whoever may not decide need not wait for it
  if (rule.needsAuthority && !quote.isWithinAuthority) return 'quoteBeyondAuthority'
  if (rule.needsOpenAccount && !quote.isAccountOpen) return 'accountStatusForbids'
  if (rule.needsMet && !quote.isMet) return 'quoteSubjectivitiesOpen'
  return null
}

/** Every allowed action, in the table's order. */
export const allowedQuoteActions = (
  quote: QuoteState,
  permissions: readonly string[],
): QuoteAction[] =>
  quoteActions.filter((action) => transitionErrorOf(action, quote, permissions) === null)
