import { currencyOf } from '#core/foundation/region/regions.ts'
import { fillInOf } from '#core/foundation/validation/reason.ts'
import { fillInOfDeclination } from '#core/insurance/submissions/decline.ts'
import { confidenceOf, missingFields, uncertainFields } from '#core/insurance/submissions/fields.ts'
import type { Submission, SubmissionRow } from '#core/insurance/submissions/model.ts'
import { effectiveSubmissionStatus } from '#core/insurance/submissions/effective-status.ts'
import { operationalStatusOf } from '#core/insurance/submissions/statuses.ts'
import {
  allowedSubmissionActions,
  type SubmissionState,
} from '#core/insurance/submissions/transitions.ts'
import { dayOf, zoneOf } from '../../directory/states/zones.ts'
import { permissionsOf } from '../../kernel/scope/permitted.ts'
import { isInside, type Viewer } from '../../kernel/viewer.ts'
import type { SubmissionRecord } from './tables.ts'
import { valueIn } from './values.ts'

/** A submission with the name of its team. */
export interface JoinedSubmission {
  readonly submission: SubmissionRecord
  readonly teamName: string | null
}

/** The state that the transitions depend on. */
export const stateOfSubmission = (record: SubmissionRecord, now: Date): SubmissionState => ({
  status: effectiveSubmissionStatus({ ...record, isExpired: record.expires <= now }),
  isComplete:
    missingFields(record.region, record.values).length === 0 &&
    uncertainFields(record.region, record.values).length === 0,
})

const quoteOf = ({
  quoteId: id,
  quoteNumber,
  quoteProduct: product,
  quoteStatus: status,
  quoteTotal: totalPremium,
}: SubmissionRecord): SubmissionRow['quote'] =>
  id === null ||
  quoteNumber === null ||
  product === null ||
  status === null ||
  totalPremium === null
    ? null
    : { id, quoteNumber, product, status, totalPremium }

/** A submission as a list row, with the viewer's allowed actions. */
export const rowToWire = (
  { submission, teamName }: JoinedSubmission,
  viewer: Viewer,
  now: Date,
): SubmissionRow => {
  const { region, values, ownerId } = submission
  const state = stateOfSubmission(submission, now)
  const isExpired = submission.expires <= now
  const insured = { region, state: valueIn(values, 'state') }
  return {
    id: submission.id,
    submissionNumber: submission.submissionNumber,
    accountName: submission.accountName,
    accountId: submission.accountId,
    agencyId: submission.agencyId,
    agencyName: submission.agencyName,
    region,
    currency: currencyOf[region],
    businessType: submission.businessType,
    status: state.status,
    operationalStatus: operationalStatusOf({
      status: state.status,
      isExpired,
      isAsked: submission.replied !== null,
      hasOwner: ownerId !== null,
    }),
    source: submission.source,
    ownerId,
    ownerName: submission.ownerName,
    teamId: submission.teamIds[0] ?? null,
    teamName,
    submitterName: submission.submitterName,
    submitterEmail: submission.submitterEmail,
    confidence: confidenceOf(values),
    missingFields: [...missingFields(region, values)],
    uncertainFields: [...uncertainFields(region, values)],
    quote: quoteOf(submission),
    expiryDate: dayOf(insured, submission.expires),
    created: submission.created.toISOString(),
    timezone: zoneOf(insured),
    modified: submission.modified.toISOString(),
    allowedActions: allowedSubmissionActions(state, permissionsOf(viewer)),
  }
}

/** Fields hidden from pages: who works on it, and why it was closed or waits. */
const withheld = {
  ownerId: null,
  ownerName: null,
  teamId: null,
  teamName: null,
  submitterName: '',
  submitterEmail: '',
  declination: null,
  loss: null,
  carrierReferral: null,
} as const satisfies Partial<Submission>

/** A submission with its values. */
export const submissionToWire = (
  joined: JoinedSubmission,
  documents: Submission['documents'],
  viewer: Viewer,
  now: Date,
): Submission => {
  const { submission } = joined
  const { declination, loss } = submission
  return {
    ...rowToWire(joined, viewer, now),
    confidenceScores: submission.values.map((each) => ({ ...each })),
    unread: submission.unread,
    documents,
    mailingAddress: submission.mailingAddress,
    comments: submission.comments,
    policyId: submission.policyId,
    policyNumber: submission.policyNumber,
    declination: declination && {
      declinationReason: declination.declinationReason,
      declinationReasonDescription: declination.declinationReasonDescription,
      fillInDeclinationReason: fillInOfDeclination(declination),
    },
    loss: loss && {
      reasonSummary: loss.reasonSummary,
      reason: loss.reason,
      fillInReason: fillInOf(loss),
    },
    carrierReferral: submission.carrierReferral,
    replied: submission.replied?.toISOString() ?? null,
    ...(!isInside(viewer) && withheld),
  }
}
