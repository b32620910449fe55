import { useEffect } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { announceSsoEnd } from '../sso/sso-window.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'

/** The end of a single sign-on in a window of its own: the tab that opened it continues. */
export const SignedIn = () => {
  const t = useWording('host-sign-in')
  const portal = usePortal()
  useTitle(t('host-sign-in:signedIn.title'))

  useEffect(() => {
    announceSsoEnd(portal)
    // Browsers let a page close a window only when a script opened it; otherwise the text is shown.
    window.close()
  }, [portal])

  return (
    <MessagePage title={t('host-sign-in:signedIn.title')} lead={t('host-sign-in:signedIn.done')} />
  )
}
