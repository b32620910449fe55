import { useState } from 'react'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MfaPassword } from './MfaPassword.tsx'
import { MfaForm } from './MfaForm.tsx'

/** Asks for the password before turning the factor off. */
export const MfaRemoval = ({ flow }: { readonly flow: MfaSetUpFlow }) => {
  const t = useWording('profile', 'passwords')
  const [password, setPassword] = useState('')
  return (
    <MfaForm
      flow={flow}
      title={t('profile:mfa.turnOffTitle')}
      lead={t('profile:mfa.turnOffLead')}
      submit={t('profile:mfa.turnOff')}
      isDangerous
      work="removing"
      onSubmit={() => flow.turnOff(password)}
    >
      {(errorAt) => (
        <MfaPassword
          error={errorAt('password')}
          onValue={(value) => {
            setPassword(value)
            flow.edited()
          }}
        />
      )}
    </MfaForm>
  )
}
