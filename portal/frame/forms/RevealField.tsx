import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { Field } from '#widgets/kit/Field.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { IconButton } from '../parts/IconButton.tsx'
import styles from './reveal-field.styles.css'

interface RevealFieldProps extends Omit<ComponentProps<typeof TextInput>, 'type'> {
  readonly label: string
  readonly error?: ReactNode
  /** The label of the button that shows and hides the password. */
  readonly toggle: { readonly show: string; readonly hide: string }
  /** The id of the description, used while there is neither error nor hint. */
  readonly describedBy?: string | undefined
}

/** A password field with a button that shows the text; warns about Caps Lock. */
export const RevealField = (props: RevealFieldProps) => {
  const { id, label, error, toggle, describedBy, onBlur, ...input } = props
  const css = useStyles(styles)
  const t = useWording('sign-in')
  const [isShown, setShown] = useState(false)
  const [isCapital, setCapital] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapital(event.getModifierState('CapsLock'))
  // Screen readers announce the error first; the description follows in the page.
  const isPlain = !error && !isCapital && describedBy !== undefined
  return (
    <Field id={id} label={label} error={error} hint={isCapital && t('sign-in:capsLock')}>
      <span className={css['reveal']}>
        <TextInput
          {...input}
          {...(isPlain ? { 'aria-describedby': describedBy } : {})}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={(event) => {
            setCapital(false)
            onBlur?.(event)
          }}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? toggle.hide : toggle.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </Field>
  )
}
