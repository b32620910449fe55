import type { Stop } from '../../foundation/host/host.ts'
import type { SessionServices } from './services.ts'

/**
 * Shows once that the session of a link has ended: by a notification, unless the view of a failed
 * call has shown it. The end of a user's session is shown by the sign-in overlay.
 */
export const notifyLinkEnd = ({
  errors,
  notifications,
  session,
  wording,
}: Pick<SessionServices, 'errors' | 'notifications' | 'session' | 'wording'>): Stop => {
  let shownMessageId: string | undefined
  let isShownByView = false

  const dismiss = (): void => {
    if (shownMessageId !== undefined) notifications.dismiss(shownMessageId)
    shownMessageId = undefined
  }

  const stops = [
    errors.on('api:error:view', ({ code }) => {
      if (code !== 'sessionExpired' || session.$user.get() !== undefined) return
      isShownByView = true
      dismiss()
    }),
    session.$claims.listen((claims) => {
      // the link was opened again
      if (claims !== undefined) isShownByView = false
    }),
    session.$ended.listen((end) => {
      dismiss()
      if (end !== 'expired' || session.$user.get() !== undefined || isShownByView) return
      shownMessageId = notifications.show('warning', wording.t('common:failure.linkExpired'))
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
