import { useEffect } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { announceSsoEnd } from '../sso/sso-window.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'

/** The last page of a single sign-on in its own window; the opening tab continues. */
export const SignedIn = () => {
  const t = useWording('host-sign-in')
  const portal = usePortal()
  useTitle(t('host-sign-in:signedIn.title'))

  useEffect(() => {
    announceSsoEnd(portal)
    // Browsers let a page close only windows that a script opened; otherwise the text is shown.
    window.close()
  }, [portal])

  return (
    <MessagePage title={t('host-sign-in:signedIn.title')} lead={t('host-sign-in:signedIn.done')} />
  )
}
