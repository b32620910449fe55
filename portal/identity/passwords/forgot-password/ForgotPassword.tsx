import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../../frame/parts/FormPage.tsx'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { part } from '../../../frame/parts/part.tsx'
import { useHandoff } from '../../../frame/platform/use-handoff.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

const MfaResetDialog = part(async () => (await import('./MfaResetDialog.tsx')).MfaResetDialog)

/** Requests a password reset, or the reset of a lost second factor (spec 1 §2). */
export const ForgotPassword = () => {
  const t = useWording('passwords', 'sign-in')
  const { handoffs } = usePortal()
  const handed = useHandoff(handoffs.mfaReset)
  const typed = useHandoff(handoffs.forgotPassword)
  const [sentTo, setSentTo] = useState<string>()
  const login = (
    <Link to="/login" search={{}}>
      {t('passwords:forgot.login')}
    </Link>
  )
  useTitle(t('passwords:forgot.title'))

  if (sentTo !== undefined) {
    return (
      <MessagePage
        title={t('passwords:forgot.sentTitle')}
        lead={t('passwords:forgot.sentLead', { email: sentTo })}
      >
        {login}
      </MessagePage>
    )
  }
  return (
    <FormPage title={t('passwords:forgot.title')} lead={t('passwords:forgot.lead')} links={login}>
      <ForgotPasswordForm email={handed?.username ?? typed?.email ?? ''} onSent={setSentTo} />
      {handed && <MfaResetDialog {...handed} />}
    </FormPage>
  )
}
