import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { sessions } from './tables.ts'

/**
 * Ends a user's sessions except `remaining` and those delegated from it. Without `remaining`, ends
 * all.
 */
export const endOtherSessions = async (
  { database, clock }: Services,
  userId: string,
  remaining: string | undefined,
): Promise<void> => {
  await database
    .handle()
    .update(sessions)
    .set({ ended: clock.now() })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.ended),
        remaining === undefined
          ? undefined
          : and(
              ne(sessions.id, remaining),
              or(isNull(sessions.parentId), ne(sessions.parentId, remaining)),
            ),
      ),
    )
}
