import { useState, type SyntheticEvent } from 'react'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { PasswordInput } from '../../passwords/PasswordInput.tsx'
import profileStyles from '../../../frame/forms/tab-form.styles.css'
import { useFieldErrorFocus } from '../../../frame/forms/use-field-error-focus.ts'
import styles from './mfa.styles.css'

/** Asks for the password before the factor is turned off. */
export const MfaRemoval = ({ flow }: { readonly flow: MfaSetUpFlow }) => {
  const css = { ...useStyles(profileStyles), ...useStyles(styles) }
  const t = useWording('profile', 'passwords')
  const work = useStore(flow.$work)
  const fieldError = useStore(flow.$fieldError)
  const form = useFieldErrorFocus(fieldError, fieldError?.field)
  const [password, setPassword] = useState('')

  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void flow.turnOff(password)
  }
  return (
    <form ref={form} className={`${css['form']} ${css['narrow']}`} noValidate onSubmit={send}>
      <h3 className={css['heading']}>{t('profile:mfa.turnOffTitle')}</h3>
      <p className={css['lead']}>{t('profile:mfa.turnOffLead')}</p>
      {fieldError && fieldError.field === undefined && (
        <Notice tone="error">{fieldError.message}</Notice>
      )}
      <PasswordInput
        name="password"
        label={t('profile:mfa.password')}
        autoComplete="current-password"
        autoFocus
        error={fieldError?.field === 'password' ? fieldError.message : undefined}
        onValue={(value) => {
          setPassword(value)
          flow.edited()
        }}
      />
      <div className={css['actions']}>
        <Button variant="danger" type="submit" busy={work === 'removing'}>
          {t('profile:mfa.turnOff')}
        </Button>
        <Button onClick={flow.back}>{t('common:action.cancel')}</Button>
      </div>
    </form>
  )
}
