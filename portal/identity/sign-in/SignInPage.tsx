import { useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHandoff } from '../../frame/platform/use-handoff.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ownAddress } from '../../frame/addresses/search.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { MarketingPanel } from './MarketingPanel.tsx'
import { SignInForm } from './SignInForm.tsx'
import { preloadShell } from './preload-shell.ts'
import styles from './sign-in-page.styles.css'

interface SignInPageProps {
  /** A message with the reason for the sign-in. */
  readonly reason?: string | undefined
}

/** The sign-in with the description of the product (spec 1 §2). */
export const SignInPage = ({ reason }: SignInPageProps) => {
  const css = useStyles(styles)
  const t = useWording('sign-in')
  const portal = usePortal()
  const { handoffs } = portal
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  const target = ownAddress(redirect)
  const { email, message, success } = useHandoff(handoffs.signIn) ?? {}
  const isWarm = useRef(false)
  useTitle(t('sign-in:title'))

  const go = (href: string, replace = false) => void router.navigate({ href, replace })
  const warm = () => {
    if (isWarm.current) return
    isWarm.current = true
    preloadShell(portal, router, target)
  }
  return (
    <div className={css['page']}>
      <section className={css['card']}>
        <h1 className={css['title']}>{t('sign-in:welcome')}</h1>
        <p className={css['lead']}>
          {(success === undefined ? reason : undefined) ?? t('sign-in:lead')}
        </p>
        {success !== undefined && (
          <div className={css['message']}>
            <Notice tone="success">{success}</Notice>
          </div>
        )}
        {message !== undefined && (
          <div className={css['message']}>
            <Notice tone="error">{message}</Notice>
          </div>
        )}
        <SignInForm
          username={email}
          redirectPath={target}
          onEmail={warm}
          onSignedIn={() => go(target ?? '/loading', true)}
          onPasswordExpired={() => go('/password-expired')}
          onResendValidation={({ username }) => {
            handoffs.resendValidation.put({ email: username.trim() })
            go('/resend-validation')
          }}
          onForgot={(lost, { username: typed, password }) => {
            const username = typed.trim()
            if (lost === 'mfa') handoffs.mfaReset.put({ username, password })
            else handoffs.forgotPassword.put({ email: username })
            go('/forgot-password')
          }}
          onSso={(address) => location.assign(address)}
        />
      </section>
      <MarketingPanel />
    </div>
  )
}
