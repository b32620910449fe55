import type { EmbedPermission, Permission } from '../../platform/authority/permission-table.ts'

/**
 * Statuses of a quote on the wire (spec 2 §4). `BINDER EXPIRED` and `EXPIRED` are set by the clock.
 */
export const quoteStatuses = [
  'READY',
  'SIGNED',
  'REFERRED',
  'REQUESTED',
  'BOUND',
  'ISSUED',
  'DECLINED',
  'EXPIRED',
  'BINDER EXPIRED',
  'INVALID',
] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Statuses of open quotes: a change of their account refers them or makes them invalid (spec 2 §4). */
export const openQuoteStatuses = [
  'READY',
  'SIGNED',
  'REFERRED',
  'REQUESTED',
] as const satisfies readonly QuoteStatus[]

/** Statuses of open quotes that wait for nobody but the broker. */
export const readyQuoteStatuses = ['READY', 'SIGNED'] as const satisfies readonly QuoteStatus[]

/** Statuses of quotes whose terms are no offer any more. */
export const endedQuoteStatuses = [
  'DECLINED',
  'INVALID',
  'EXPIRED',
  'BINDER EXPIRED',
] as const satisfies readonly QuoteStatus[]

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
  'release',
  'approve',
  'issue',
  'decline',
  'downloadProposal',
  'email',
] as const
export type QuoteAction = (typeof quoteActions)[number]

interface QuoteTransition {
  readonly from: readonly QuoteStatus[]
  /** The resulting status; null leaves it, or lets the rater choose between READY and REFERRED. */
  readonly to: QuoteStatus | null
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
}

/** The transitions of a quote (spec 2 §4, §6). The server answers any other action with 409. */
export const quoteTransitions = {
  update: { from: ['READY', 'SIGNED', 'REFERRED'], to: null, permission: 'quote:update' },
  /** Adds it, or a copy with other terms, to the cart. */
  compare: { from: ['READY', 'SIGNED', 'REFERRED'], to: null, permission: 'quote:update' },
  /** By mail, to policyholder or agent. */
  send: { from: ['READY', 'SIGNED', 'REFERRED', 'REQUESTED'], to: null, permission: 'quote:send' },
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
  verify: {
    from: ['READY', 'SIGNED', 'REFERRED', 'REQUESTED'],
    to: null,
    permission: 'account:verify',
    verified: false,
  },
  /** The policyholder, without the terms (spec 2 §4, "Agency verification"). */
  editPolicyholder: {
    from: ['READY', 'SIGNED', 'REFERRED', 'REQUESTED'],
    to: null,
    permission: 'quote:request',
  },
  requestToBind: {
    from: ['READY', 'SIGNED'],
    to: 'REQUESTED',
    permission: 'quote:request',
    verified: true,
    needsStart: true,
    needsNotice: true,
  },
  release: { from: ['REFERRED'], to: 'READY', permission: 'quote:release', needsReleasable: true },
  approve: {
    from: ['REQUESTED'],
    to: 'BOUND',
    permission: 'quote:approve',
    needsNotice: true,
    needsFacts: true,
  },
  issue: {
    from: ['REQUESTED', 'BOUND'],
    to: 'ISSUED',
    permission: 'quote:issue',
    needsNotice: true,
    needsFacts: true,
  },
  decline: {
    from: ['READY', 'SIGNED', 'REFERRED', 'REQUESTED'],
    to: 'DECLINED',
    permission: 'quote:decline',
  },
  downloadProposal: {
    from: ['READY', 'SIGNED', 'REFERRED', 'REQUESTED', 'BOUND', 'ISSUED'],
    to: null,
    permission: 'document:read',
  },
  email: { from: ['READY', 'SIGNED', 'REFERRED'], to: null, permission: 'quote:email' },
} as const satisfies Record<QuoteAction, QuoteTransition>

/** Statuses that expire, with the status that follows. */
export const quoteExpiry = {
  READY: 'EXPIRED',
  SIGNED: 'EXPIRED',
  REFERRED: 'EXPIRED',
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
  REFERRED: 'INDICATION',
  REQUESTED: 'REQUESTED',
  BOUND: 'BOUND',
  ISSUED: 'BOUND',
  DECLINED: 'INVALID',
  EXPIRED: 'INVALID',
  'BINDER EXPIRED': 'INVALID',
  INVALID: 'INVALID',
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
