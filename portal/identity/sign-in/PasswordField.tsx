import { useState, type KeyboardEvent } from 'react'
import { Field } from '#widgets/kit/Field.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { IconButton } from '../../frame/parts/IconButton.tsx'
import styles from './sign-in-form.styles.css'

interface PasswordFieldProps {
  readonly error: string | undefined
  readonly autoFocus: boolean
}

/** The password, which can be shown; says when Caps Lock is on. */
export const PasswordField = ({ error, autoFocus }: PasswordFieldProps) => {
  const css = useStyles(styles)
  const t = useWording('sign-in')
  const [isShown, setShown] = useState(false)
  const [isCapital, setCapital] = useState(false)
  const variant = (event: KeyboardEvent) => setCapital(event.getModifierState('CapsLock'))
  return (
    <Field
      id="password"
      label={t('sign-in:password')}
      error={error}
      hint={isCapital && t('sign-in:capsLock')}
    >
      <span className={css['reveal']}>
        <TextInput
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={autoFocus}
          aria-required
          onKeyDown={variant}
          onKeyUp={variant}
          onBlur={() => setCapital(false)}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(isShown ? 'sign-in:hidePassword' : 'sign-in:showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </Field>
  )
}
