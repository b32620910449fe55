import type { QuoteStatus } from './statuses.ts'

/** Status values of the agency view (spec 2 §4: its filter has READY, BOUND, INDICATION). */
export const agencyStatuses = ['READY', 'INDICATION', 'REQUESTED', 'BOUND', 'INVALID'] as const
export type AgencyStatus = (typeof agencyStatuses)[number]

/**
 * Maps a status to the agency view: a referral is an indication, and ended statuses are invalid.
 */
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
