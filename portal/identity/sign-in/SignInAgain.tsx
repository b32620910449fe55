import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { acceptSso, ssoProgress } from '#core/identity/sso/sso.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { onSsoEnd, signedInPath } from '../sso/sso-window.ts'
import { storeEndedSession } from './ended-session.ts'
import { preloadCodeStep } from './lazy-code-step.ts'
import { SignInForm } from './SignInForm.tsx'
import { Overlay } from '../../frame/overlays/Overlay.tsx'
import styles from '../../frame/overlays/overlay.styles.css'

// Preloaded with the overlay, because the user may be offline when it is needed.
preloadCodeStep()

/** Opens the identity provider in a window; the screen below stays mounted. */
const openWindow = (address: string): boolean =>
  globalThis.open(address, '_blank', 'popup,width=520,height=720') !== null

/** The sign-in over a mounted screen, for the same user, without losing input. */
export const SignInAgain = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'session')
  const portal = usePortal()
  const { session, queries, handoffs, host } = portal
  const user = useStore(session.$user)
  const [userId] = useState(() => user?.id)
  const [address, setAddress] = useState<string>()
  const [isBlocked, setBlocked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const email = user?.email ?? ''
  useEffect(() => storeEndedSession(host.tab, email), [host, email])
  const router = useRouter()
  const go = (href: string) => void router.navigate({ href })

  const startNext = () => {
    // Another user signed in, to whom the screen and its input do not belong.
    if (session.$user.get()?.id !== userId) go('/loading')
    else void queries.client.invalidateQueries()
  }
  const open = (at: string) => {
    setAddress(at)
    setFailure(undefined)
    setBlocked(!openWindow(at))
  }

  useEffect(() => {
    if (address === undefined) return
    return onSsoEnd(portal, () => {
      const finish = async () => {
        const progress = await ssoProgress(portal)
        const ended = progress.state === 'FAILED' ? progress : await acceptSso(portal)
        setFailure(ended?.message)
        if (!ended) startNext()
      }
      void finish()
    })
  })

  return (
    <Overlay title={t('session:again.title')}>
      <p className={css['lead']}>
        {t('common:failure.sessionExpired')} {t('session:again.kept')}
      </p>
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      {address !== undefined && failure === undefined && (
        <Notice
          tone={isBlocked ? 'warning' : 'info'}
          actions={
            <Button size="small" icon="external" onClick={() => open(address)}>
              {t('session:again.open')}
            </Button>
          }
        >
          {t(isBlocked ? 'session:again.blocked' : 'session:again.window')}
        </Notice>
      )}
      <SignInForm
        username={user?.email}
        isSameUser={user !== undefined}
        begin={user && (user.signedInBy === 'SSO' ? 'sso' : 'email')}
        redirectPath={signedInPath}
        onSignedIn={startNext}
        onPasswordExpired={() => go('/password-expired')}
        onResendValidation={({ username }) => {
          handoffs.resendValidation.put({ email: username })
          go('/resend-validation')
        }}
        onSso={open}
      />
      <div className={css['row']}>
        <Button variant="quiet" onClick={() => go('/logout')}>
          {t('session:again.other')}
        </Button>
      </div>
    </Overlay>
  )
}
