import { useState, type SyntheticEvent } from 'react'
import type { Factor } from '#core/identity/mfa/model.ts'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { PhoneInput } from '#widgets/kit/PhoneInput.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { PasswordInput } from '../../passwords/PasswordInput.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useProfile } from '../../../frame/shell/use-profile.ts'
import profileStyles from '../../../frame/forms/tab-form.styles.css'
import { useFieldErrorFocus } from '../../../frame/forms/use-field-error-focus.ts'
import styles from './mfa.styles.css'

interface MfaConfirmProps {
  readonly flow: MfaSetUpFlow
  readonly factor: Factor
}

/** Asks for the password again, and for texts the number, before anything is made or sent. */
export const MfaConfirm = ({ flow, factor }: MfaConfirmProps) => {
  const css = { ...useStyles(profileStyles), ...useStyles(styles) }
  const t = useWording('profile', 'passwords')
  const { region } = usePortal()
  const profile = useProfile()
  const work = useStore(flow.$work)
  const fieldError = useStore(flow.$fieldError)
  const form = useFieldErrorFocus(fieldError, fieldError?.field)
  const here = useStore(region.$region)
  const [password, setPassword] = useState('')
  const [phone, setPhone] = useState(() => formatPhone(here, profile.phone ?? ''))

  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void flow.open(password, factor === 'SMS' ? phone : undefined)
  }
  const errorAt = (field: string) => (fieldError?.field === field ? fieldError.message : undefined)
  return (
    <form ref={form} className={`${css['form']} ${css['narrow']}`} noValidate onSubmit={send}>
      <h3 className={css['heading']}>{t('profile:mfa.confirmTitle')}</h3>
      <p className={css['lead']}>
        {t('profile:mfa.confirmLead', { factor: t(`profile:mfa.type.${factor}`) })}
      </p>
      {fieldError && fieldError.field === undefined && (
        <Notice tone="error">{fieldError.message}</Notice>
      )}
      {factor === 'SMS' && (
        <Field label={t('profile:mfa.phone')} error={errorAt('phone')}>
          <PhoneInput
            name="phone"
            region={here}
            aria-required
            value={phone}
            onValue={(value) => {
              setPhone(value)
              flow.edited()
            }}
          />
        </Field>
      )}
      <input type="hidden" name="username" autoComplete="username" value={profile.email} readOnly />
      <PasswordInput
        name="password"
        label={t('profile:mfa.password')}
        autoComplete="current-password"
        autoFocus
        error={errorAt('password')}
        onValue={(value) => {
          setPassword(value)
          flow.edited()
        }}
      />
      <div className={css['actions']}>
        <Button variant="primary" type="submit" busy={work === 'opening'}>
          {t('profile:mfa.continue')}
        </Button>
        <Button onClick={flow.back}>{t('common:action.cancel')}</Button>
      </div>
    </form>
  )
}
