import type { EmbedPermission, Permission } from '../../platform/authority/permission-table.ts'

/**
 * Statuses of a quote on the wire (spec 2 §4). `BINDER EXPIRED` and `EXPIRED` are set by the clock.
 */
export const quoteStatuses = [
  'READY',
  'SIGNED',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'REQUESTED',
  'BOUND',
  'ISSUED',
  'DECLINED',
  'LOST',
  'EXPIRED',
  'BINDER EXPIRED',
  'RESCIND',
  'INVALID',
  'DELETED',
] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Statuses of open quotes: a change of their account refers them or makes them invalid (spec 2 §4). */
export const openQuoteStatuses = [
  'READY',
  'SIGNED',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'REQUESTED',
] as const satisfies readonly QuoteStatus[]

/** Statuses of open quotes that wait for nobody but the broker. */
export const readyQuoteStatuses = ['READY', 'SIGNED'] as const satisfies readonly QuoteStatus[]

/** Statuses of quotes that wait for an underwriter: the inbox. */
export const waitingQuoteStatuses = [
  'REQUESTED',
  'REFERRED',
  'IN_REVIEW',
] as const satisfies readonly QuoteStatus[]

/** Statuses that a new price leaves: an underwriter has not decided yet, or not finally. */
export const pendingQuoteStatuses = [
  'INDICATION',
  'IN_REVIEW',
] as const satisfies readonly QuoteStatus[]

/** Statuses of quotes whose terms are no offer any more. */
export const endedQuoteStatuses = [
  'DECLINED',
  'LOST',
  'INVALID',
  'EXPIRED',
  'BINDER EXPIRED',
  'RESCIND',
  'DELETED',
] as const satisfies readonly QuoteStatus[]

/** Statuses of quotes that were bound: the binders (spec 2 §2). */
export const binderStatuses = [
  'BOUND',
  'ISSUED',
  'BINDER EXPIRED',
  'RESCIND',
] as const satisfies readonly QuoteStatus[]

/** Statuses that lists show; deleted quotes have a list of their own. */
export const listedQuoteStatuses = quoteStatuses.filter((status) => status !== 'DELETED')

/** Statuses of quotes that can still be changed. */
const changeable = ['READY', 'SIGNED', ...pendingQuoteStatuses, 'REFERRED'] as const

/** The actions on a quote; the server names the allowed ones with each record. */
export const quoteActions = [
  'update',
  'compare',
  'send',
  'requestSignature',
  'sign',
  'attest',
  'requestAttestation',
  'verify',
  'editPolicyholder',
  'requestToBind',
  'requestReview',
  'setNeedBy',
  'underwrite',
  'refer',
  'indicate',
  'bypassRules',
  'recalculate',
  'release',
  'approve',
  'issue',
  'rescindBinder',
  'decline',
  'lose',
  'retry',
  'delete',
  'restore',
  'downloadProposal',
  'email',
] as const
export type QuoteAction = (typeof quoteActions)[number]

interface QuoteTransition {
  readonly from: readonly QuoteStatus[]
  /**
   * The resulting status; null leaves it. `'rated'`: READY or REFERRED, as the new price says, but an
   * indication and a review stay. `'before'`: the one that the quote had before it was closed.
   */
  readonly to: QuoteStatus | 'rated' | 'before' | null
  /** The permission it needs, the same as its endpoint's. */
  readonly permission: Permission | EmbedPermission
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
}

/** The transitions of a quote (spec 2 §4, §6). The server answers any other action with 409. */
export const quoteTransitions = {
  update: { from: changeable, to: 'rated', permission: 'quote:update' },
  /** Adds it, or a copy with other terms, to the cart. */
  compare: { from: changeable, to: null, permission: 'quote:update' },
  /** By mail, to policyholder or agent. */
  send: { from: openQuoteStatuses, to: null, permission: 'quote:send' },
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
  /** Answers with terms that cannot be bound yet. */
  indicate: { from: ['REFERRED', 'IN_REVIEW'], to: 'INDICATION', permission: 'quote:release' },
  /** Releases it, and prices to come, from every rule that refers. */
  bypassRules: {
    from: changeable,
    to: 'READY',
    permission: 'quote:release',
    needsReleasable: true,
  },
  /** Prices the saved terms by the newest plan. */
  recalculate: { from: changeable, to: 'rated', permission: 'quote:request', needsStart: true },
  release: {
    from: ['REFERRED', ...pendingQuoteStatuses],
    to: 'READY',
    permission: 'quote:release',
    needsReleasable: true,
  },
  approve: {
    from: ['REQUESTED'],
    to: 'BOUND',
    permission: 'quote:approve',
    needsNotice: true,
    needsFacts: true,
    needsMet: true,
  },
  issue: {
    from: ['REQUESTED', 'BOUND'],
    to: 'ISSUED',
    permission: 'quote:issue',
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

/** Statuses that expire, with the status that follows. */
export const quoteExpiry = {
  READY: 'EXPIRED',
  SIGNED: 'EXPIRED',
  INDICATION: 'EXPIRED',
  REFERRED: 'EXPIRED',
  IN_REVIEW: 'EXPIRED',
  REQUESTED: 'EXPIRED',
  BOUND: 'BINDER EXPIRED',
} as const satisfies Partial<Record<QuoteStatus, QuoteStatus>>

/** Why a transition is not allowed. */
export type TransitionError =
  | 'quoteStatusForbids'
  | 'quoteActorForbids'
  | 'accountUnverified'
  | 'accountVerified'
  | 'quoteStartPassed'
  | 'noticeUnattested'
  | 'quoteIncomplete'
  | 'quoteNotReleasable'
  | 'accountStatusForbids'
  | 'quoteSubjectivitiesOpen'

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
}

/** Why a viewer with these permissions may not act on a quote now; null when they may. */
export const transitionErrorOf = (
  action: QuoteAction,
  quote: QuoteState,
  permissions: readonly string[],
): TransitionError | null => {
  const rule: QuoteTransition = quoteTransitions[action]
  if (!permissions.includes(rule.permission)) return 'quoteActorForbids'
  if (!rule.from.includes(quote.status)) return 'quoteStatusForbids'
  if (rule.verified === true && !quote.isVerified) return 'accountUnverified'
  if (rule.verified === false && quote.isVerified) return 'accountVerified'
  if (rule.needsStart && !quote.isStartOpen) return 'quoteStartPassed'
  if (rule.needsNotice && !quote.isAttested) return 'noticeUnattested'
  if (rule.needsFacts && !quote.isComplete) return 'quoteIncomplete'
  if (rule.needsReleasable && !quote.isReleasable) return 'quoteNotReleasable'
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

/** The agency's own status values (spec 2 §4: its filter holds READY, BOUND, INDICATION). */
export const agencyStatuses = ['READY', 'INDICATION', 'REQUESTED', 'BOUND', 'INVALID'] as const
export type AgencyStatus = (typeof agencyStatuses)[number]

/** The agency's view of a status: a referral is an indication, ended statuses are invalid. */
export const agencyStatusOf = {
  READY: 'READY',
  SIGNED: 'READY',
  INDICATION: 'INDICATION',
  REFERRED: 'INDICATION',
  IN_REVIEW: 'INDICATION',
  REQUESTED: 'REQUESTED',
  BOUND: 'BOUND',
  ISSUED: 'BOUND',
  DECLINED: 'INVALID',
  LOST: 'INVALID',
  EXPIRED: 'INVALID',
  'BINDER EXPIRED': 'INVALID',
  RESCIND: 'INVALID',
  INVALID: 'INVALID',
  DELETED: 'INVALID',
} as const satisfies Record<QuoteStatus, AgencyStatus>

/** The four sections of the agency's quote page (spec 2 §4). */
export type QuoteSection = 'open' | 'request-to-bind-sent' | 'already-bound' | 'invalid'

/** The section of an agency status. */
export const quoteSectionOf = {
  READY: 'open',
  INDICATION: 'open',
  REQUESTED: 'request-to-bind-sent',
  BOUND: 'already-bound',
  INVALID: 'invalid',
} as const satisfies Record<AgencyStatus, QuoteSection>
