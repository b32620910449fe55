import type { BusinessType, SubmissionStatus } from './statuses.ts'

/**
 * The submission status that follows from a quote's status. Other quote statuses have no effect.
 */
export const quoteEffects = {
  READY: 'quoted',
  SIGNED: 'quoted',
  INDICATION: 'quoted',
  REQUESTED: 'quoted',
  REFERRED: 'referred',
  IN_REVIEW: 'referred',
  BOUND: 'bound',
  ISSUED: 'bound',
  LOST: 'lost',
} as const satisfies Readonly<Record<string, SubmissionStatus>>

/** Statuses set by a person who closed the submission. Only a bound quote overrides them. */
export const decidedStatuses = [
  'declined',
  'lost',
  'renewed',
  'nonRenewed',
  'migrated',
] as const satisfies readonly SubmissionStatus[]

/** The data that the effective status depends on. */
export interface StatusInput {
  /** The stored status, from the data or set by a person. */
  readonly status: SubmissionStatus
  readonly businessType: BusinessType
  /** The status of its quote. */
  readonly quoteStatus: string | null
  /** Whether its expiry date has passed. */
  readonly isExpired: boolean
}

const isEffect = (status: string): status is keyof typeof quoteEffects =>
  Object.hasOwn(quoteEffects, status)

const effectOf = (quoteStatus: string | null): SubmissionStatus | null =>
  quoteStatus !== null && isEffect(quoteStatus) ? quoteEffects[quoteStatus] : null

/** The status that follows from an open quote; null without an open quote. */
export const openQuoteEffect = (quoteStatus: string | null): 'quoted' | 'referred' | null => {
  const effect = effectOf(quoteStatus)
  return effect === 'quoted' || effect === 'referred' ? effect : null
}

/**
 * The effective status of a submission. In order of precedence: a bound quote, a person's
 * decision, a lost quote, an escalation, an open quote, and for renewals the expiry date.
 */
export const effectiveSubmissionStatus = ({
  status,
  businessType,
  quoteStatus,
  isExpired,
}: StatusInput): SubmissionStatus => {
  const effect = effectOf(quoteStatus)
  if (effect === 'bound') return businessType === 'renewal' ? 'renewed' : 'bound'
  if (decidedStatuses.some((each) => each === status)) return status
  if (effect === 'lost') return 'lost'
  if (status === 'uwEscalation') return status
  if (effect !== null) return effect
  return isExpired && businessType === 'renewal' ? 'nonRenewed' : status
}
