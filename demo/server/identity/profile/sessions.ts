import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { OpenSession } from '#core/identity/profile/model.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { endOtherSessions } from '../session/end-others.ts'
import { sessions } from '../session/tables.ts'

/** The viewer's own session; for a delegated session, its parent. */
const ownSessionId = ({ sessionId, parentSessionId }: SignedIn): string =>
  parentSessionId ?? sessionId

/**
 * The viewer's sessions that can still be renewed, most recently used first. Delegated sessions are
 * part of their parent.
 */
export const listSessions = async (
  { database, clock, config }: Services,
  viewer: SignedIn,
): Promise<OpenSession[]> => {
  const rows = await database
    .handle()
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, viewer.userId),
        isNull(sessions.parentId),
        isNull(sessions.ended),
        gt(sessions.lastSeen, new Date(clock.now().getTime() - config.refreshTtl * 1000)),
      ),
    )
    .orderBy(desc(sessions.lastSeen), sessions.id)
  return rows.map(({ id, device, signedInBy, created, lastSeen }) => ({
    id,
    isThis: id === ownSessionId(viewer),
    device,
    signedInBy,
    created: created.toISOString(),
    lastSeen: lastSeen.toISOString(),
  }))
}

/** Ends the viewer's other sessions. The current session and those delegated from it stay. */
export const endOthers = (services: Services, viewer: SignedIn): Promise<void> =>
  endOtherSessions(services, viewer.userId, ownSessionId(viewer))
