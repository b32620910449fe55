import type { SubmissionAction } from '#core/insurance/submissions/transitions.ts'
import { keyOf } from '../../kernel/idempotency-key.ts'
import { hashOfToken } from '../../kernel/one-time-token.ts'
import { seenIn } from '../../kernel/seen.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { WhichSubmission } from './reading.ts'
import type { SubmissionRecord } from './tables.ts'

/** Attempts that a submission remembers, the last first. */
const mostAttempts = 10

/** The submission of a call as the caller saw it, with what makes the call the same as another. */
export const askedIn = (
  request: Request,
  { submissionId }: Pick<WhichSubmission, 'submissionId'>,
  body: unknown = null,
): WhichSubmission => {
  const { requestId } = keyOf(request)
  return {
    submissionId,
    ...seenIn(request),
    ...(requestId !== undefined && { attempt: `${requestId}|${JSON.stringify(body)}` }),
  }
}

/** What is stored of a user's attempt at an action; undefined where the call names none. */
export const attemptOf = (
  viewer: Viewer,
  action: SubmissionAction,
  { attempt }: WhichSubmission,
): string | undefined =>
  attempt === undefined || viewer.kind !== 'user'
    ? undefined
    : hashOfToken(`${viewer.userId}|${action}|${attempt}`)

/** The attempts of a submission with one more. */
export const withAttempt = (
  { attempts }: Pick<SubmissionRecord, 'attempts'>,
  made: string | undefined,
): { attempts?: string[] } =>
  made === undefined ? {} : { attempts: [made, ...(attempts ?? [])].slice(0, mostAttempts) }
