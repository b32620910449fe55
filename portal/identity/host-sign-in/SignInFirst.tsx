import { useRouter } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../frame/parts/FormPage.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import type { ConsentRequest } from './consent-request.ts'
import { answer } from './opener.ts'
import styles from './authorize.styles.css'

interface SignInFirstProps {
  readonly pending: Extract<ConsentRequest, { kind: 'pending' }>
}

/** The sign-in within the pop-up, because another page would lose the opener. */
export const SignInFirst = ({ pending }: SignInFirstProps) => {
  const css = useStyles(styles)
  const t = useWording('host-sign-in', 'sign-in')
  const { handoffs } = usePortal()
  const router = useRouter()
  const { request, search, ssoFailure } = pending
  const go = (href: string) => void router.navigate({ href })
  return (
    <FormPage
      title={t('host-sign-in:signIn.title')}
      lead={t('host-sign-in:signIn.lead', { agency: request.agencyName })}
      links={
        <Button variant="quiet" size="small" onClick={() => answer(search, undefined)}>
          {t('host-sign-in:cancel')}
        </Button>
      }
    >
      {ssoFailure !== undefined && (
        <div className={css['message']}>
          <Notice tone="error">{ssoFailure}</Notice>
        </div>
      )}
      <SignInForm
        redirectPath={location.pathname + location.search}
        onSignedIn={() => undefined}
        onPasswordExpired={() => go('/password-expired')}
        onResendValidation={({ username }) => {
          handoffs.resendValidation.put({ email: username.trim() })
          go('/resend-validation')
        }}
        onSso={(address) => location.assign(address)}
      />
    </FormPage>
  )
}
