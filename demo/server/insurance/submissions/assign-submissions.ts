import { and, eq } from 'drizzle-orm'
import type { BulkAssignment, BulkResult } from '#core/insurance/submissions/forms.ts'
import type { SelectedRecord } from '#core/platform/bulk/model.ts'
import { selectHolders } from '../../directory/users/permission-holders.ts'
import { users } from '../../directory/users/tables.ts'
import { ApiError, fieldError } from '../../kernel/api-error.ts'
import type { Context } from '../../kernel/context.ts'
import { wireErrorOf, type FailureContext } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import {
  logSubmission,
  assertAllowed,
  assertUndecided,
  writeSubmission,
} from './submission-action.ts'
import { isAssignee } from './options.ts'
import { lockSubmission } from './read-submission.ts'

interface Owner {
  readonly ownerId: string | null
  readonly ownerName: string | null
}

/** The staff user with this id; 400 at `ownerId` for anybody else. */
const ownerNamed = async (services: Services, ownerId: string | null): Promise<Owner> => {
  if (ownerId === null) return { ownerId, ownerName: null }
  const [user] = await selectHolders(services).where(and(isAssignee, eq(users.id, ownerId)))
  if (user === undefined) throw fieldError('submissions:error.owner', 'ownerId')
  return { ownerId, ownerName: user.name }
}

type Result = BulkResult['content'][number]

/**
 * Assigns one submission in its own transaction, so that failures of others do not affect it. A
 * submission that already has this owner stays as it is, even if somebody else assigned it.
 */
const assign = (
  services: Services,
  viewer: Viewer,
  { id, seen }: SelectedRecord,
  owner: Owner,
): Promise<Result> =>
  services.database.transaction(async () => {
    const record = await lockSubmission(services, viewer, id)
    const { submissionNumber } = record
    const isOther = record.ownerId !== owner.ownerId
    if (isOther && seen !== undefined) await assertUndecided(services, { seen }, record)
    assertAllowed(services, 'assign', record, viewer)
    if (isOther) {
      const after = await writeSubmission(services, record, owner)
      await logSubmission(services, viewer, record, after, {
        before: { owner: record.ownerName },
        after: { owner: owner.ownerName },
      })
    }
    return { id, submissionNumber, isDone: true }
  })

const failed = (context: FailureContext, id: string, error: unknown): Result => {
  if (!(error instanceof ApiError)) throw error
  const { code, detail } = wireErrorOf(error, context)
  return { id, isDone: false, code, detail }
}

/** Assigns submissions to a staff user, with a result for each in the order of the call. */
export const bulkAssign = async (
  {
    services,
    viewer,
    locale,
    requestId,
  }: Pick<Context, 'services' | 'viewer' | 'locale' | 'requestId'>,
  { records, ownerId }: BulkAssignment,
): Promise<BulkResult> => {
  const owner = await ownerNamed(services, ownerId)
  const results = new Map<string, Result>()
  // in a fixed order, one after the other: two calls never deadlock
  const chosen = [...new Map(records.map((record) => [record.id, record])).values()]
  for (const record of chosen.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { id } = record
    const result = await assign(services, viewer, record, owner).catch((error: unknown) =>
      failed({ wording: services.wording, locale, requestId }, id, error),
    )
    results.set(id, result)
  }
  return { content: records.flatMap(({ id }) => results.get(id) ?? []) }
}
