import { eq } from 'drizzle-orm'
import type { ActivityChange, ActivitySubject } from '#core/insurance/activity/model.ts'
import { userName } from '../../directory/users/user-name.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { activity } from './tables.ts'

/** What a user did with a part of an account. */
export interface Act {
  /** Null for a submission without an account. */
  readonly accountId: string | null
  readonly subject: ActivitySubject
  /** The quote of the account, where it was done with one. */
  readonly quoteNumber?: string
  /** The submission that it was done with. */
  readonly submissionId?: string
}

const write = async (
  services: Services,
  viewer: Viewer,
  { accountId, subject, quoteNumber, submissionId }: Act,
  more: Pick<typeof activity.$inferInsert, 'act' | 'changes' | 'seenKey'>,
): Promise<void> => {
  // pages and tokens of records have no name to log
  if (viewer.kind !== 'user') return
  await services.database
    .handle()
    .insert(activity)
    .values({
      id: services.newId(),
      accountId,
      organisationId: viewer.accountId,
      userId: viewer.userId,
      userName: (await userName(services, viewer)) ?? '',
      isStaff: viewer.accountType === 'PARAPET' || viewer.isImpersonating === true,
      subject,
      quoteNumber,
      submissionId,
      at: services.clock.now(),
      ...more,
    })
    .onConflictDoNothing()
}

/** Logs that a user made a part of an account. Call it in the transaction of the change. */
export const logCreated = (services: Services, viewer: Viewer, act: Act): Promise<void> =>
  write(services, viewer, act, { act: 'created', changes: [] })

/** Logs a change, field by field; nothing when no field differs. Call it in its transaction. */
export const logChanged = async (
  services: Services,
  viewer: Viewer,
  act: Act,
  changes: readonly ActivityChange[],
): Promise<void> => {
  if (changes.length > 0) await write(services, viewer, act, { act: 'changed', changes })
}

/** Logs that a user deleted a part of an account, by its name. Call it in that transaction. */
export const logDeleted = (
  services: Services,
  viewer: Viewer,
  act: Act,
  name: string,
): Promise<void> =>
  write(services, viewer, act, {
    act: 'deleted',
    changes: [{ field: 'name', before: name, after: null }],
  })

/** Logs that a user saw a part of an account, once a day. */
export const logSeen = async (services: Services, viewer: Viewer, act: Act): Promise<void> => {
  if (viewer.kind !== 'user') return
  const day = services.clock.now().toISOString().slice(0, 10)
  const seenKey = [act.accountId, act.subject, viewer.userId, viewer.accountId, day].join('|')
  // most reads of a day find the entry, and write nothing
  const [known] = await services.database
    .handle()
    .select({ id: activity.id })
    .from(activity)
    .where(eq(activity.seenKey, seenKey))
  if (known === undefined) await write(services, viewer, act, { act: 'seen', changes: [], seenKey })
}
