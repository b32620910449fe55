import { useEffect, useRef, useState } from 'react'
import { codeLength } from '#core/identity/mfa/model.ts'
import type { SignInState } from '#core/identity/sign-in/sign-in.ts'
import { CodeInput } from '#widgets/kit/CodeInput.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from './sign-in-form.styles.css'

interface CodeStepProps {
  readonly state: SignInState
  readonly onSendAgain: () => void
}

/** The six-digit code of a second factor; mailed and texted codes can be sent again. */
export const CodeStep = ({ state, onSendAgain }: CodeStepProps) => {
  const css = useStyles(styles)
  const t = useWording('sign-in')
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const { mfaType, notice, fieldError, work } = state
  const isSent = mfaType === 'EMAIL' || mfaType === 'SMS'
  const helpKind = mfaType === 'GOOGLE' || isSent ? mfaType : 'other'

  useEffect(() => {
    input.current?.focus()
  }, [])
  useEffect(() => {
    // Selects a wrong code, so that typing replaces it.
    if (fieldError?.field === 'mfaCode') input.current?.select()
  }, [fieldError])

  return (
    <>
      <Field
        label={t('sign-in:code.label')}
        hint={t(`sign-in:code.help.${helpKind}`)}
        error={fieldError?.field === 'mfaCode' && fieldError.message}
      >
        <CodeInput
          ref={input}
          name="mfaCode"
          value={code}
          length={codeLength}
          onValue={setCode}
          aria-required
        />
      </Field>
      {isSent && (
        <div className={css['again']}>
          <button
            type="button"
            className={css['link']}
            aria-disabled={work === 'sending'}
            onClick={onSendAgain}
          >
            {t(work === 'sending' ? 'sign-in:code.sending' : 'sign-in:code.sendAgain')}
          </button>
        </div>
      )}
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
    </>
  )
}
