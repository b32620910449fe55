import { useState } from 'react'
import type { Factor } from '#core/identity/mfa/model.ts'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { Field } from '#widgets/kit/Field.tsx'
import { PhoneInput } from '#widgets/kit/PhoneInput.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MfaPassword } from './MfaPassword.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useProfile } from '../../../frame/shell/use-profile.ts'
import { MfaForm } from './MfaForm.tsx'

interface MfaConfirmProps {
  readonly flow: MfaSetUpFlow
  readonly factor: Factor
}

/** Asks for the password, and for text messages the number, before anything is created or sent. */
export const MfaConfirm = ({ flow, factor }: MfaConfirmProps) => {
  const t = useWording('profile', 'passwords')
  const { region } = usePortal()
  const profile = useProfile()
  const here = useStore(region.$region)
  const [password, setPassword] = useState('')
  const [phone, setPhone] = useState(profile.phone ?? '')
  return (
    <MfaForm
      flow={flow}
      title={t('profile:mfa.confirmTitle')}
      lead={t('profile:mfa.confirmLead', { factor: t(`profile:mfa.type.${factor}`) })}
      submit={t('profile:mfa.continue')}
      work="opening"
      onSubmit={() => flow.open(password, factor === 'SMS' ? phone : undefined)}
    >
      {(errorAt) => (
        <>
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
          <input
            type="hidden"
            name="username"
            autoComplete="username"
            value={profile.email}
            readOnly
          />
          <MfaPassword
            error={errorAt('password')}
            onValue={(value) => {
              setPassword(value)
              flow.edited()
            }}
          />
        </>
      )}
    </MfaForm>
  )
}
