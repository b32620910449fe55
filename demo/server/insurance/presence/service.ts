import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import { maxOthers } from '#core/insurance/presence/endpoints.ts'
import { userName } from '../../directory/users/user-name.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { isStaff } from '../../kernel/viewer.ts'
import { presences, type Presence } from './tables.ts'

/** Milliseconds after a tab's last call until it counts as closed; tabs call every four seconds. */
const ttl = 10_000

/** Maximum counted tabs of a session: those that called last. */
const maxTabs = 40

/** The record that a tab has open. */
export interface OpenRecord {
  readonly kind: Presence['kind']
  readonly id: string
}

/** The fields that decide which other users may see a tab's user. */
type PresenceIdentity = Pick<Presence, 'organisationId' | 'isStaff'>

const identityOf = (viewer: SignedIn): PresenceIdentity => ({
  organisationId: viewer.accountId,
  isStaff: isStaff(viewer) || viewer.isImpersonating === true,
})

/** Staff may see everyone, others the users of their own account. */
const canSee = (one: PresenceIdentity, other: PresenceIdentity): boolean =>
  one.isStaff || (!other.isStaff && one.organisationId === other.organisationId)

/** Another user's session that has a record open. */
type Other = PresenceIdentity & Pick<Presence, 'sessionId' | 'userId' | 'userName'>

/** Other users' sessions that have a record open now, however many tabs they use. */
const othersAt = (
  { database, clock }: Services,
  { userId }: SignedIn,
  { kind, id }: OpenRecord,
): Promise<Other[]> =>
  database
    .handle()
    .selectDistinct({
      userName: presences.userName,
      userId: presences.userId,
      sessionId: presences.sessionId,
      organisationId: presences.organisationId,
      isStaff: presences.isStaff,
    })
    .from(presences)
    .where(
      and(
        eq(presences.kind, kind),
        eq(presences.recordId, id),
        gt(presences.seen, new Date(clock.now().getTime() - ttl)),
        ne(presences.userId, userId),
      ),
    )
    .orderBy(presences.userName, presences.userId)
    .limit(maxOthers * 5)

/** Deletes the tabs of a session above the maximum, whatever ids it sends. */
const dropOldest = async ({ database }: Services, { sessionId }: SignedIn): Promise<void> => {
  const handle = database.handle()
  const ofSession = eq(presences.sessionId, sessionId)
  const oldest = handle
    .select({ tabId: presences.tabId })
    .from(presences)
    .where(ofSession)
    .orderBy(desc(presences.seen), presences.tabId)
    .offset(maxTabs)
  await handle.delete(presences).where(and(ofSession, inArray(presences.tabId, oldest)))
}

/** Stores that a tab has a record open; returns whether that is new. */
const enter = async (
  services: Services,
  viewer: SignedIn,
  tabId: string,
  { kind, id: recordId }: OpenRecord,
): Promise<boolean> => {
  const { database, clock } = services
  const { sessionId, userId } = viewer
  const seen = clock.now()
  const old = new Date(seen.getTime() - ttl)
  const handle = database.handle()
  const known = await handle
    .update(presences)
    .set({ seen })
    .where(
      and(
        eq(presences.sessionId, sessionId),
        eq(presences.tabId, tabId),
        eq(presences.kind, kind),
        eq(presences.recordId, recordId),
        gt(presences.seen, old),
      ),
    )
    .returning({ seen: presences.seen })
  if (known.length > 0) return false
  await handle
    .delete(presences)
    .where(and(eq(presences.sessionId, sessionId), lte(presences.seen, old)))
  const now = {
    kind,
    recordId,
    userId,
    userName: (await userName(services, viewer)) ?? '',
    ...identityOf(viewer),
    seen,
  }
  await handle
    .insert(presences)
    .values({ sessionId, tabId, ...now })
    .onConflictDoUpdate({ target: [presences.sessionId, presences.tabId], set: now })
  await dropOldest(services, viewer)
  return true
}

/** Stores that a tab has left a record; returns whether it had it open. */
const leave = async (
  { database }: Services,
  { sessionId }: SignedIn,
  tabId: string,
  { kind, id }: OpenRecord,
): Promise<boolean> => {
  const left = await database
    .handle()
    .delete(presences)
    .where(
      and(
        eq(presences.sessionId, sessionId),
        eq(presences.tabId, tabId),
        eq(presences.kind, kind),
        eq(presences.recordId, id),
      ),
    )
    .returning({ tabId: presences.tabId })
  return left.length > 0
}

/** Stores that a tab has a record open or has left it; returns the other users who have it open. */
export const markPresence = async (
  services: Services,
  viewer: SignedIn,
  { tabId, isHere }: { readonly tabId: string; readonly isHere: boolean },
  shown: OpenRecord,
): Promise<{ others: { name: string }[] }> => {
  const isNew = await (isHere ? enter : leave)(services, viewer, tabId, shown)
  const tabs = await othersAt(services, viewer, shown)
  const me = identityOf(viewer)
  if (isNew) {
    const sessionIds = tabs.filter((tab) => canSee(tab, me)).map(({ sessionId }) => sessionId)
    services.live.notify([...new Set(sessionIds)], {
      type: 'presence',
      kind: shown.kind,
      id: shown.id,
    })
  }
  const users = new Map(
    tabs.filter((tab) => canSee(me, tab)).map(({ userId, userName: name }) => [userId, { name }]),
  )
  return { others: isHere ? [...users.values()].slice(0, maxOthers) : [] }
}
