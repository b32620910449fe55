import { useState } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { authorizeHost } from '#core/identity/host-sign-in/endpoints.ts'
import type { SessionUser } from '#core/identity/session/session.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { errorReasons } from '../../frame/errors/error-reasons.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { FormPage } from '../../frame/parts/FormPage.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { ConsentRequest } from './consent-request.ts'
import { answer } from './opener.ts'
import styles from './authorize.styles.css'

interface ConsentProps {
  readonly user: SessionUser
  readonly pending: Extract<ConsentRequest, { kind: 'pending' }>
}

/** Shows which page asks for which data; the user allows or denies it. */
export const Consent = ({ user, pending: { request, search } }: ConsentProps) => {
  const css = useStyles(styles)
  const t = useWording('host-sign-in')
  const { api, session, wording } = usePortal()
  const [step, setStep] = useState<'asking' | 'sending' | 'done'>('asking')
  const [failure, setFailure] = useState<string>()

  const allow = async () => {
    setStep('sending')
    setFailure(undefined)
    try {
      const { clientKey, origin, challenge: codeChallenge } = search
      const body = { clientKey, origin, codeChallenge }
      const { code } = await api.call(authorizeHost, { body, isShown: true })
      answer(search, code)
      setStep('done')
    } catch (error) {
      setFailure(
        error instanceof ClientError ? errorReasons(error) : wording.t('common:failure.other'),
      )
      setStep('asking')
    }
  }
  const name = `${user.firstName} ${user.lastName}`
  if (step === 'done') {
    return <FormPage title={t('host-sign-in:done.title')}>{t('host-sign-in:done.lead')}</FormPage>
  }
  return (
    <FormPage
      title={t('host-sign-in:consent.title', { agency: request.agencyName })}
      lead={t('host-sign-in:consent.lead', { origin: request.origin })}
      links={
        <Button variant="quiet" size="small" onClick={() => void session.signOut()}>
          {t('host-sign-in:consent.other', { name })}
        </Button>
      }
    >
      <Facts
        facts={[
          [t('host-sign-in:consent.name'), name],
          [t('host-sign-in:consent.email'), user.email],
          [t('host-sign-in:consent.account'), user.accountName],
        ]}
      />
      <p className={css['limits']}>{t('host-sign-in:consent.limits')}</p>
      {failure !== undefined && (
        <div className={css['message']}>
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      <div className={css['answers']}>
        <Button onClick={() => answer(search, undefined)}>{t('host-sign-in:consent.deny')}</Button>
        <Button variant="primary" busy={step === 'sending'} onClick={() => void allow()}>
          {t('host-sign-in:consent.allow')}
        </Button>
      </div>
    </FormPage>
  )
}
