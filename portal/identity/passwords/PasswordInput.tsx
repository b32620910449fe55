import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Field } from '#widgets/kit/Field.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { IconButton } from '../../frame/parts/IconButton.tsx'
import styles from './password-fields.styles.css'

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
  readonly ref?: Ref<HTMLInputElement>
}

/** A password with a button that shows what was typed; says when Caps Lock is on. */
export const PasswordInput = (props: PasswordInputProps) => {
  const { label, error, describedBy, onBlur, ...input } = props
  const css = useStyles(styles)
  const t = useWording('passwords', 'sign-in')
  const [isShown, setShown] = useState(false)
  const [isCapital, setCapital] = useState(false)
  const variant = (event: KeyboardEvent) => setCapital(event.getModifierState('CapsLock'))
  // Screen readers announce the field's error first; the rest is in the page.
  const isPlain = !error && !isCapital && describedBy !== undefined
  return (
    <Field label={label} error={error} hint={isCapital && t('sign-in:capsLock')}>
      <span className={css['reveal']}>
        <TextInput
          {...input}
          {...(isPlain ? { 'aria-describedby': describedBy } : {})}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          onKeyDown={variant}
          onKeyUp={variant}
          onBlur={() => {
            setCapital(false)
            onBlur?.()
          }}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(isShown ? 'passwords:hide' : 'passwords:show', { label })}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </Field>
  )
}
