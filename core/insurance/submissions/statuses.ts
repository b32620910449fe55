/**
 * Statuses of a submission on the wire, in the order of their chips (spec 2 §3). `nonRenewed` of a
 * renewal is also set by the clock.
 */
export const submissionStatuses = [
  'needsApplication',
  'incomplete',
  'readyToQuote',
  'quoted',
  'referred',
  'uwEscalation',
  'bound',
  'renewed',
  'declined',
  'lost',
  'nonRenewed',
  'migrated',
] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** Statuses that follow from the facts of a submission alone. */
export const factStatuses = [
  'needsApplication',
  'incomplete',
  'readyToQuote',
] as const satisfies readonly SubmissionStatus[]
export type FactStatus = (typeof factStatuses)[number]

/** Statuses of submissions that wait for a quote. */
export const unquotedStatuses = [
  ...factStatuses,
  'uwEscalation',
] as const satisfies readonly SubmissionStatus[]

/** Statuses of submissions that somebody still works on. */
export const openSubmissionStatuses = [
  ...unquotedStatuses,
  'quoted',
  'referred',
] as const satisfies readonly SubmissionStatus[]

/** What it asks for (spec 2 §3). */
export const businessTypes = ['new_business', 'renewal'] as const
export type BusinessType = (typeof businessTypes)[number]

/** How it arrived: a file, the form of the portal, the API, or a policy that is to be renewed. */
export const submissionSources = ['UPLOAD', 'FORM', 'API', 'POLICY'] as const
export type SubmissionSource = (typeof submissionSources)[number]

/**
 * Where the work on it stands (spec 2 §3 names it, the values are chosen). `waiting`: the submitter
 * was asked for what misses. `expired`: its expiry date has passed while it was open.
 */
export const operationalStatuses = ['new', 'assigned', 'waiting', 'expired', 'closed'] as const
export type OperationalStatus = (typeof operationalStatuses)[number]

/** What the operational status depends on. */
interface Progress {
  readonly status: SubmissionStatus
  readonly isExpired: boolean
  /** Whether a reply was sent since the facts last changed. */
  readonly isAsked: boolean
  readonly hasOwner: boolean
}

/** The operational status of a submission. */
export const operationalStatusOf = (progress: Progress): OperationalStatus => {
  if (!openSubmissionStatuses.some((each) => each === progress.status)) return 'closed'
  if (progress.isExpired) return 'expired'
  if (progress.isAsked) return 'waiting'
  return progress.hasOwner ? 'assigned' : 'new'
}
