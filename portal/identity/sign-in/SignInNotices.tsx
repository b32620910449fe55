import type { SignInState } from '#core/identity/sign-in/sign-in.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

interface SignInNoticesProps {
  readonly state: SignInState
  readonly onResendValidation: () => void
}

/** The error of the sign-in, with a helpful link. */
export const SignInNotices = ({ state, onResendValidation }: SignInNoticesProps) => {
  const t = useWording('sign-in')
  const { supportEmail } = useStore(usePortal().region.$facts)
  const { fieldError, lockedMinutes } = state
  if (lockedMinutes > 0) {
    return <Notice tone="error">{t('sign-in:failure.locked', { count: lockedMinutes })}</Notice>
  }
  if (!fieldError || fieldError.field !== undefined) return null
  return (
    <Notice tone="error">
      {fieldError.message}{' '}
      {fieldError.helpLink === 'resend-validation' && (
        <a
          href="/resend-validation"
          onClick={(event) => {
            event.preventDefault()
            onResendValidation()
          }}
        >
          {t('sign-in:wayOut.resendValidation')}
        </a>
      )}
      {fieldError.helpLink === 'support' && (
        <a href={`mailto:${supportEmail}`}>{t('sign-in:wayOut.support')}</a>
      )}
    </Notice>
  )
}
