import { useEffect, useRef, useState } from 'react'
import { codeLength } from '#core/identity/mfa/model.ts'
import type { MfaType } from '#core/foundation/errors/mfa-type.ts'
import { CodeInput } from '#widgets/kit/CodeInput.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { useWording } from '#widgets/react/use-wording.ts'

interface CodeFieldProps {
  readonly mfaType: MfaType | 'unknown' | undefined
  readonly onValue: (code: string) => void
}

/** The six-digit code of a second factor, required to save a password if the user has one. */
export const CodeField = ({ mfaType, onValue }: CodeFieldProps) => {
  const t = useWording('sign-in')
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const helpKind =
    mfaType === undefined || mfaType === 'unknown' || mfaType === 'NONE' ? 'other' : mfaType

  useEffect(() => {
    input.current?.focus()
  }, [])

  return (
    <Field label={t('sign-in:code.label')} hint={t(`sign-in:code.help.${helpKind}`)}>
      <CodeInput
        ref={input}
        name="mfaCode"
        value={code}
        length={codeLength}
        aria-required
        onValue={(digits) => {
          setCode(digits)
          onValue(digits)
        }}
      />
    </Field>
  )
}
