import type { SessionUser } from '#core/identity/session/session.ts'
import type { Portal } from './portal-context.ts'

/**
 * Who is signed in. Finds the session once: kept in the tab, or given by another tab of the same
 * session, before anybody is sent to sign in. A user whose session ran out still counts where their
 * screen stands, for the sign-in overlay is over it; elsewhere the session is looked for anew.
 */
export const ensureSession = async (
  portal: Pick<Portal, 'session' | 'start'>,
  { isScreenUp = false }: { readonly isScreenUp?: boolean } = {},
): Promise<SessionUser | undefined> => {
  const { session } = portal
  const isOver = !isScreenUp && session.$ended.get() === 'expired'
  const isKnown = session.$user.get() !== undefined && !isOver
  if (!isKnown && session.$status.get() !== 'REJECTED') await portal.start()
  return session.$user.get()
}

/** Finds the token of one record that a security code opened in this tab, after a reload too. */
export const ensureClaims = async ({ session }: Portal): Promise<void> => {
  if (session.$claims.get() === undefined) await session.start()
}

/** For a page that may sign somebody in: who is signed in already must be known first. */
export const findSession = async ({
  portal,
}: {
  readonly portal: Pick<Portal, 'session' | 'start'>
}): Promise<void> => {
  await ensureSession(portal)
}
