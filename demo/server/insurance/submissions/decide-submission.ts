import type { CarrierReferralInput, StatusChange } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { openQuoteEffect } from '#core/insurance/submissions/effective-status.ts'
import { dataStatuses } from '#core/insurance/submissions/statuses.ts'
import { followsData, settableStatuses } from '#core/insurance/submissions/transitions.ts'
import { fieldError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { runSubmissionAction, notAllowedError } from './submission-action.ts'
import type { SubmissionRef } from './read-submission.ts'
import { nameOfTeam, teamFor } from './team.ts'
import { stateOfSubmission } from './to-wire.ts'

/** Sets a status that no other action leads to. */
export const setSubmissionStatus = (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
  { status }: StatusChange,
): Promise<Submission> =>
  runSubmissionAction(services, viewer, 'setStatus', which, async (record) => {
    const business = settableStatuses[status]
    if (business !== 'any' && business !== record.businessType)
      throw fieldError('submissions:error.renewalOnly', 'status')
    const { status: shown, isComplete } = stateOfSubmission(record, services.clock.now())
    const { quoteStatus } = record
    if (dataStatuses.some((each) => each === status) && !followsData(shown, quoteStatus)) {
      // an escalated submission shows its quote's status
      const effectiveStatus = openQuoteEffect(quoteStatus) ?? shown
      throw notAllowedError(services, { ...record, effectiveStatus }, 'submissionStatusForbids')
    }
    if (status === 'readyToQuote' && !isComplete)
      throw notAllowedError(services, record, 'submissionIncomplete')
    return { change: { status } }
  })

/** Assigns a submission to a team of its agency, or to none. */
export const setSubmissionTeam = (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
  teamId: string | null,
): Promise<Submission> =>
  runSubmissionAction(services, viewer, 'setTeam', which, async (record) => {
    const team = await teamFor(services, viewer, record.agencyId, teamId)
    const teamIds = team === null ? [] : [team]
    return {
      change: { teamIds },
      logged: {
        before: { team: await nameOfTeam(services, record.teamIds) },
        after: { team: await nameOfTeam(services, teamIds) },
      },
    }
  })

/** Marks that a carrier has to decide. */
export const referToCarrier = (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
  { carrier, reason }: CarrierReferralInput,
): Promise<Submission> =>
  runSubmissionAction(services, viewer, 'referToCarrier', which, async (record) => ({
    change: {
      status: 'uwEscalation',
      carrierReferral: { carrier, reason, referred: services.clock.now().toISOString() },
    },
    logged: {
      before: { carrier: record.carrierReferral?.carrier, reason: record.carrierReferral?.reason },
      after: { carrier, reason },
    },
  }))
