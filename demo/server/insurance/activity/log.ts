import { eq } from 'drizzle-orm'
import type { ActivityChange, ActivitySubject } from '#core/insurance/activity/model.ts'
import { userName } from '../../directory/users/user-name.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { activity } from './tables.ts'

/** What a user did with a part of an account. */
export interface Act {
  readonly accountId: string
  readonly subject: ActivitySubject
  /** The quote of the account, where it was done with one. */
  readonly quoteNumber?: string
}

type Entry = Act & Pick<typeof activity.$inferInsert, 'act' | 'changes' | 'seenKey'>

const writeAll = async (
  services: Services,
  viewer: Viewer,
  entries: readonly Entry[],
): Promise<void> => {
  // pages and tokens of records have no name to log
  if (viewer.kind !== 'user' || entries.length === 0) return
  const by = {
    organisationId: viewer.accountId,
    userId: viewer.userId,
    userName: (await userName(services, viewer)) ?? '',
    isStaff: viewer.accountType === 'PARAPET' || viewer.isImpersonating === true,
    at: services.clock.now(),
  }
  await services.database
    .handle()
    .insert(activity)
    .values(entries.map((entry) => ({ id: services.newId(), ...by, ...entry })))
    .onConflictDoNothing()
}

const write = (
  services: Services,
  viewer: Viewer,
  act: Act,
  more: Pick<Entry, 'act' | 'changes' | 'seenKey'>,
): Promise<void> => writeAll(services, viewer, [{ ...act, ...more }])

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

/** Logs changes of several records at once. Call it in their transaction. */
export const logAllChanged = (
  services: Services,
  viewer: Viewer,
  changed: readonly (Act & { readonly changes: readonly ActivityChange[] })[],
): Promise<void> =>
  writeAll(
    services,
    viewer,
    changed.map((each) => ({ ...each, act: 'changed' })),
  )

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
