import { eq } from 'drizzle-orm'
import { localeOf } from '#core/foundation/region/regions.ts'
import { missingFields, uncertainFields } from '#core/insurance/submissions/fields.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { submissionStatuses } from '#core/insurance/submissions/statuses.ts'
import {
  submissionTransitionError,
  type SubmissionAction,
} from '#core/insurance/submissions/transitions.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { agoText } from '../../kernel/formats/ago.ts'
import { permissionsOf } from '../../kernel/scope/permitted.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { activitySince } from '../../kernel/activity/activity-since.ts'
import { changesBetween, type Values } from '../../kernel/activity/changes.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { submissionSubject } from '../activity/subjects.ts'
import { lockSubmission, readSubmission, type SubmissionRef } from './read-submission.ts'
import { submissions, type SubmissionRecord } from './tables.ts'
import { stateOfSubmission } from './to-wire.ts'

type Change = Partial<typeof submissions.$inferInsert>

/**
 * Throws 409 if a submission has changed since it was read, with the decision and its author, or who
 * changed it when.
 */
export const assertUndecided = async (
  services: Services,
  which: Pick<SubmissionRef, 'seen'>,
  record: SubmissionRecord,
): Promise<void> => {
  const { seen } = which
  const { id, region, modified } = record
  if (seen === undefined || seen === modified.toISOString()) return
  const entries = await activitySince(services, { kind: 'submission', id }, which, record)
  const decisions = entries.flatMap(({ actorName: name, changes }) => {
    const after = changes.find(({ field }) => field === 'status')?.after
    const status = submissionStatuses.find((each) => each === after)
    return status === undefined ? [] : [{ name, status }]
  })
  const [last] = decisions
  const [change] = entries
  if (change === undefined) throw new ApiError('submissionChanged')
  if (last === undefined)
    throw new ApiError('submissionChanged', {
      text: 'api-errors:submissionChangedBy',
      params: {
        name: change.actorName,
        ago: agoText(localeOf[region], change.at, services.clock.now()),
      },
    })
  const t = services.wording.in(localeOf[region])
  throw new ApiError('submissionDecided', {
    params: { name: last.name, status: t(`submissions:status.${last.status}`) },
  })
}

/** Rejects a forbidden action with 409, the reason, and the fields that cause it. */
export const assertAllowed = (
  { clock, wording }: Pick<Services, 'clock' | 'wording'>,
  action: SubmissionAction,
  record: SubmissionRecord,
  viewer: Viewer,
): void => {
  const state = stateOfSubmission(record, clock.now())
  const code = submissionTransitionError(action, state, permissionsOf(viewer))
  if (code === null) return
  throw notAllowedError({ wording }, record, code)
}

/** The error of a forbidden action, with the missing or uncertain fields if these are the reason. */
export const notAllowedError = (
  { wording }: Pick<Services, 'wording'>,
  record: SubmissionRecord,
  code: NonNullable<ReturnType<typeof submissionTransitionError>>,
): ApiError => {
  const t = wording.in(localeOf[record.region])
  const isIncomplete = code === 'submissionIncomplete'
  const missing = isIncomplete ? missingFields(record.region, record.values) : []
  const uncertain = isIncomplete ? uncertainFields(record.region, record.values) : []
  const labelOf = (field: (typeof missing)[number]): string => t(`submissions:field.${field}`)
  return new ApiError(code, {
    params: {
      status: t(`submissions:status.${record.effectiveStatus}`),
      facts: [...missing, ...uncertain].map(labelOf).join(', '),
    },
    fieldErrors: [
      ...missing.map((field) => ({ field, code: 'submissions:error.missing' })),
      ...uncertain.map((field) => ({ field, code: 'submissions:error.uncertain' })),
    ].map((each) => ({
      ...each,
      field: `fields.${each.field}`,
      params: { field: labelOf(each.field) },
    })),
  })
}

/** Writes a change and returns the current record. */
export const writeSubmission = async (
  services: Services,
  { id }: Pick<SubmissionRecord, 'id'>,
  change: Change,
): Promise<SubmissionRecord> => {
  const [record] = await services.database
    .handle()
    .update(submissions)
    .set({ ...change, modified: services.clock.now() })
    .where(eq(submissions.id, id))
    .returning()
  if (record === undefined) throw new Error('locked submission not found')
  return record
}

/** The fields that the log records besides the status, before and after an action. */
export interface LoggedChange {
  readonly before?: Values
  readonly after?: Values
}

/** Logs a change of a submission with its status. */
export const logSubmission = (
  services: Services,
  viewer: Viewer,
  before: SubmissionRecord,
  after: SubmissionRecord,
  logged: LoggedChange = {},
): Promise<void> =>
  logChange(
    services,
    viewer,
    submissionSubject(after),
    changesBetween(
      { status: before.effectiveStatus, ...logged.before },
      { status: after.effectiveStatus, ...logged.after },
    ),
    // the client that has read this version has already seen the change
    { at: after.modified },
  )

/**
 * Runs one action on one submission in one transaction: locks it, checks the transition table and the
 * version, acts, logs, and reads the response.
 */
export const runSubmissionAction = (
  services: Services,
  viewer: Viewer,
  action: SubmissionAction,
  which: SubmissionRef,
  work: (record: SubmissionRecord) => Promise<{ change: Change; logged?: LoggedChange }>,
): Promise<Submission> =>
  services.database.transaction(async () => {
    const record = await lockSubmission(services, viewer, which.submissionId)
    await assertUndecided(services, which, record)
    assertAllowed(services, action, record, viewer)
    const { change, logged } = await work(record)
    const after = await writeSubmission(services, record, change)
    await logSubmission(services, viewer, record, after, logged)
    return readSubmission(services, viewer, record.id)
  })
