import { useState, type SyntheticEvent } from 'react'
import type { MfaSetUp } from '#core/identity/mfa/model.ts'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { CodeInput } from '#widgets/kit/CodeInput.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import profileStyles from '../../../frame/forms/tab-form.styles.css'
import { useFieldErrorFocus } from '../../../frame/forms/use-field-error-focus.ts'
import styles from './mfa.styles.css'

interface MfaSentProofProps {
  readonly flow: MfaSetUpFlow
  readonly setUp: MfaSetUp
}

/** The code that was sent by text or e-mail, and another one after a wait. */
export const MfaSentProof = ({ flow, setUp }: MfaSentProofProps) => {
  const css = { ...useStyles(profileStyles), ...useStyles(styles) }
  const t = useWording('profile')
  const work = useStore(flow.$work)
  const fieldError = useStore(flow.$fieldError)
  const form = useFieldErrorFocus(fieldError, 'mfa1')
  const notice = useStore(flow.$notice)
  const wait = useStore(flow.$wait)
  const [mfa1, setCode] = useState('')
  const { sentTo = '' } = setUp

  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void flow.enable({ mfa1 })
  }
  return (
    <form ref={form} className={`${css['form']} ${css['narrow']}`} noValidate onSubmit={send}>
      <h3 className={css['heading']}>{t('profile:mfa.codeTitle')}</h3>
      <p className={css['lead']}>{t('profile:mfa.codeLead', { sentTo })}</p>
      {fieldError && fieldError.field === undefined && (
        <Notice tone="error">{fieldError.message}</Notice>
      )}
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      <Field
        label={t('profile:mfa.code')}
        error={fieldError?.field === 'mfa1' ? fieldError.message : undefined}
      >
        <CodeInput
          name="mfa1"
          autoFocus
          value={mfa1}
          onValue={(digits) => {
            setCode(digits)
            flow.edited()
          }}
        />
      </Field>
      <div>
        <Button
          variant="quiet"
          size="small"
          busy={work === 'sending'}
          aria-disabled={wait > 0}
          onClick={() => void flow.resend()}
        >
          {wait > 0 ? t('profile:mfa.resendIn', { count: wait }) : t('profile:mfa.resend')}
        </Button>
      </div>
      <div className={css['actions']}>
        <Button variant="primary" type="submit" busy={work === 'enabling'}>
          {t('profile:mfa.enable')}
        </Button>
        <Button onClick={flow.back}>{t('common:action.cancel')}</Button>
      </div>
    </form>
  )
}
