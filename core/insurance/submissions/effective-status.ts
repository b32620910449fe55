import type { BusinessType, SubmissionStatus } from './statuses.ts'

/** What the status of its quote says of a submission; other statuses say nothing. */
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

/** Statuses that a person closed it with: only a bound quote counts before them. */
export const decidedStatuses = [
  'declined',
  'lost',
  'renewed',
  'nonRenewed',
  'migrated',
] as const satisfies readonly SubmissionStatus[]

/** What the shown status depends on. */
export interface StatusFacts {
  /** As facts or a person say. */
  readonly status: SubmissionStatus
  readonly businessType: BusinessType
  /** Of its quote. */
  readonly quoteStatus: string | null
  /** Whether its expiry date has passed. */
  readonly isLapsed: boolean
}

const isEffect = (status: string): status is keyof typeof quoteEffects =>
  Object.hasOwn(quoteEffects, status)

const effectOf = (quoteStatus: string | null): SubmissionStatus | null =>
  quoteStatus !== null && isEffect(quoteStatus) ? quoteEffects[quoteStatus] : null

/** What an open quote says of its submission; null where the quote is not open, or there is none. */
export const openQuoteEffect = (quoteStatus: string | null): 'quoted' | 'referred' | null => {
  const effect = effectOf(quoteStatus)
  return effect === 'quoted' || effect === 'referred' ? effect : null
}

/**
 * The status of a submission: a bound quote counts first, then what a person decided, a lost quote, an
 * escalation, an open quote, and the clock for renewals.
 */
export const effectiveSubmissionStatus = ({
  status,
  businessType,
  quoteStatus,
  isLapsed,
}: StatusFacts): SubmissionStatus => {
  const effect = effectOf(quoteStatus)
  if (effect === 'bound') return businessType === 'renewal' ? 'renewed' : 'bound'
  if (decidedStatuses.some((each) => each === status)) return status
  if (effect === 'lost') return 'lost'
  if (status === 'uwEscalation') return status
  if (effect !== null) return effect
  return isLapsed && businessType === 'renewal' ? 'nonRenewed' : status
}
