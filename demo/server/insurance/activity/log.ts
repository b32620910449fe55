import { eq } from 'drizzle-orm'
import type { ActivityChange, ActivitySubject } from '#core/insurance/activity/model.ts'
import { baseLocale } from '#core/foundation/wording/engine.ts'
import { userName } from '../../directory/users/user-name.ts'
import { tokenKindOf, type TokenKind } from '../../kernel/scope/permitted.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { activity } from './tables.ts'

/** People whom the platform knows by the link of a mail and its security code only. */
const linkHolders = ['code', 'review', 'notice'] as const satisfies readonly TokenKind[]

const isLinkHolder = (kind: TokenKind): kind is (typeof linkHolders)[number] =>
  linkHolders.some((each) => each === kind)

/** What somebody did with a part of an account. */
export interface Act {
  /** Null for a submission without an account. */
  readonly accountId: string | null
  readonly subject: ActivitySubject
  /** The quote of the account, where it was done with one. */
  readonly quoteNumber?: string
  /** The submission that it was done with. */
  readonly submissionId?: string
  /** When, where a version of a record says it; otherwise now. */
  readonly at?: Date
}

type Actor = Pick<
  typeof activity.$inferInsert,
  'organisationId' | 'userId' | 'userName' | 'isStaff'
>

/** Who acts, as the log names them; undefined for pages and agencies' servers, which have no name. */
const actorOf = async (services: Services, viewer: Viewer): Promise<Actor | undefined> => {
  if (viewer.kind === 'user')
    return {
      organisationId: viewer.accountId,
      userId: viewer.userId,
      userName: (await userName(services, viewer)) ?? '',
      isStaff: viewer.accountType === 'PARAPET' || viewer.isImpersonating === true,
    }
  const holder = tokenKindOf(viewer)
  if (viewer.kind !== 'record' || holder === undefined || !isLinkHolder(holder)) return undefined
  const { kind, id } = viewer.grant
  return {
    organisationId: id,
    userId: `${kind} ${id}`,
    userName: services.wording.in(baseLocale)(`activity:linkHolder.${holder}`),
    isStaff: false,
  }
}

type Entry = Act & Pick<typeof activity.$inferInsert, 'act' | 'changes' | 'seenKey'>

const writeAll = async (
  services: Services,
  viewer: Viewer,
  entries: readonly Entry[],
): Promise<void> => {
  if (entries.length === 0) return
  const actor = await actorOf(services, viewer)
  if (actor === undefined) return
  const at = services.clock.now()
  await services.database
    .handle()
    .insert(activity)
    .values(entries.map((entry) => ({ ...actor, id: services.newId(), at, ...entry })))
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
