import { useState } from 'react'
import type { MfaSetUp } from '#core/identity/mfa/model.ts'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { CodeInput } from '#widgets/kit/CodeInput.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MfaForm } from './MfaForm.tsx'

interface MfaSentProofProps {
  readonly flow: MfaSetUpFlow
  readonly setUp: MfaSetUp
}

/** The code sent by text message or email; another one can be requested after a wait. */
export const MfaSentProof = ({ flow, setUp }: MfaSentProofProps) => {
  const t = useWording('profile')
  const work = useStore(flow.$work)
  const notice = useStore(flow.$notice)
  const wait = useStore(flow.$wait)
  const [mfa1, setCode] = useState('')
  const { sentTo = '' } = setUp

  return (
    <MfaForm
      flow={flow}
      title={t('profile:mfa.codeTitle')}
      lead={t('profile:mfa.codeLead', { sentTo })}
      submit={t('profile:mfa.enable')}
      work="enabling"
      firstField="mfa1"
      onSubmit={() => flow.enable({ mfa1 })}
    >
      {(errorAt) => (
        <>
          {notice !== undefined && <Notice tone="success">{notice}</Notice>}
          <Field label={t('profile:mfa.code')} error={errorAt('mfa1')}>
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
        </>
      )}
    </MfaForm>
  )
}
