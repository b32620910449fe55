/**
 * Wire statuses of a submission, in chip order (spec 2 §3). The clock also sets `nonRenewed` on
 * renewals.
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

/** Statuses that are derived from the submission's data. */
export const dataStatuses = [
  'needsApplication',
  'incomplete',
  'readyToQuote',
] as const satisfies readonly SubmissionStatus[]
export type DataStatus = (typeof dataStatuses)[number]

/** Statuses of submissions without a quote. */
export const unquotedStatuses = [
  ...dataStatuses,
  'uwEscalation',
] as const satisfies readonly SubmissionStatus[]

/** Statuses of open submissions. */
export const openSubmissionStatuses = [
  ...unquotedStatuses,
  'quoted',
  'referred',
] as const satisfies readonly SubmissionStatus[]

/** The kind of business (spec 2 §3). */
export const businessTypes = ['new_business', 'renewal'] as const
export type BusinessType = (typeof businessTypes)[number]

/** The origin: a file, the portal's form, the API, or a policy to renew. */
export const submissionSources = ['UPLOAD', 'FORM', 'API', 'POLICY'] as const
export type SubmissionSource = (typeof submissionSources)[number]

/**
 * The operational status (named in spec 2 §3; the values are chosen). `waiting`: the submitter was
 * asked for missing fields. `expired`: the expiry date passed while it was open.
 */
export const operationalStatuses = ['new', 'assigned', 'waiting', 'expired', 'closed'] as const
export type OperationalStatus = (typeof operationalStatuses)[number]

/** The data that the operational status depends on. */
interface Progress {
  readonly status: SubmissionStatus
  readonly isExpired: boolean
  /** Whether a reply was sent since the last change of the data. */
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
