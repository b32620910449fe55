import type { ReactNode } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { RevealField } from './RevealField.tsx'

interface PasswordInputProps {
  readonly name: string
  readonly label: string
  readonly autoComplete: 'new-password' | 'current-password'
  readonly onValue: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: ReactNode
  readonly placeholder?: string | undefined
  readonly describedBy?: string
  readonly autoFocus?: boolean
}

/** A password input of a form with several; its toggle button is labelled with the field's name. */
export const PasswordInput = (props: PasswordInputProps) => {
  const { label } = props
  const t = useWording('passwords', 'sign-in')
  return (
    <RevealField
      {...props}
      toggle={{ show: t('passwords:show', { label }), hide: t('passwords:hide', { label }) }}
    />
  )
}
