import { and, desc, eq, inArray } from 'drizzle-orm'
import { dataStatusOf } from '#core/insurance/submissions/fields.ts'
import type { SubmissionDecline } from '#core/insurance/submissions/decline.ts'
import { unquotedStatuses } from '#core/insurance/submissions/statuses.ts'
import { fieldError } from '../../kernel/api-error.ts'
import { isFlagOn } from '../../kernel/flagged-route.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { logSubmission, assertAllowed, writeSubmission } from './submission-action.ts'
import { declinedColumns, loggedDeclination } from './close-submission.ts'
import { applicationJob } from './jobs.ts'
import { lockSubmission } from './read-submission.ts'
import { submissions } from './tables.ts'

/** The subject of a new quote. */
interface QuotedFor {
  readonly accountId: string
  readonly agencyId: string
  /** The policy that it renews. */
  readonly policyId: string | null
  /** The submission that it belongs to, if the caller knows it. */
  readonly submissionId: string | undefined
}

/**
 * Finds the submission of a new quote: the given one, otherwise the newest of its policy or account
 * that waits for a quote. From then on a trigger updates its status with the quote's, so a submission
 * that stayed with another agency when its account moved is not linked.
 */
export const linkQuoteToSubmission = async (
  services: Services,
  { accountId, agencyId, policyId, submissionId }: QuotedFor,
): Promise<string | null> => {
  const about = policyId
    ? eq(submissions.policyId, policyId)
    : and(eq(submissions.accountId, accountId), eq(submissions.businessType, 'new_business'))
  const [record] = await services.database
    .handle()
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.agencyId, agencyId),
        submissionId === undefined
          ? and(about, inArray(submissions.effectiveStatus, [...unquotedStatuses]))
          : eq(submissions.id, submissionId),
      ),
    )
    .orderBy(desc(submissions.created), desc(submissions.id))
    .limit(1)
    .for('update')
  if (record === undefined) return null
  // a quote ends the escalation
  await writeSubmission(services, record, { accountId, status: dataStatusOf(record) })
  if (record.accountId !== accountId)
    await services.queue.enqueue(applicationJob, { submissionId: record.id })
  return record.id
}

/** Declines a quote's submission with it (spec 2 §4); 400 if there is none, or while the flag is off. */
export const declineLinkedSubmission = async (
  services: Services,
  viewer: Viewer,
  submissionId: string | null,
  decline: SubmissionDecline,
): Promise<void> => {
  if (submissionId === null || !(await isFlagOn(services, 'SUBMISSIONS_VIEW')))
    throw fieldError('submissions:error.noSubmission', 'submission')
  const record = await lockSubmission(services, viewer, submissionId)
  assertAllowed(services, 'decline', record, viewer)
  const after = await writeSubmission(services, record, declinedColumns(decline))
  await logSubmission(services, viewer, record, after, { after: loggedDeclination(decline) })
}
