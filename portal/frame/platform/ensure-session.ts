import type { SessionUser } from '#core/identity/session/session.ts'
import type { Portal } from './use-portal.ts'

/**
 * Finds the signed-in user. Restores the session once, from this or another tab, before redirecting
 * to the sign-in. A user whose session expired still counts while their screen is mounted, because
 * the sign-in overlay covers it; otherwise the session is restored again.
 */
export const ensureSession = async (
  portal: Pick<Portal, 'session' | 'start'>,
  { isScreenUp = false }: { readonly isScreenUp?: boolean } = {},
): Promise<SessionUser | undefined> => {
  const { session } = portal
  const isExpired = !isScreenUp && session.$ended.get() === 'expired'
  const isKnown = session.$user.get() !== undefined && !isExpired
  if (!isKnown && session.$status.get() !== 'REJECTED') await portal.start()
  return session.$user.get()
}

/** Restores the record token that a security code opened in this tab, also after a reload. */
export const ensureClaims = async ({ session }: Portal): Promise<void> => {
  if (session.$claims.get() === undefined) await session.start()
}

/** Finds a signed-in user for a page that may sign one in. */
export const findSession = async ({
  portal,
}: {
  readonly portal: Pick<Portal, 'session' | 'start'>
}): Promise<void> => {
  await ensureSession(portal)
}
