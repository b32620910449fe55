import { useState, type ReactNode, type Ref } from 'react'
import { Field } from '#widgets/kit/Field.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { IconButton } from '../parts/IconButton.tsx'
import styles from './password-fields.sheet.css'

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

/** A password with a button that shows what was typed. */
export const PasswordInput = (props: PasswordInputProps) => {
  const { label, error, describedBy, ...input } = props
  const css = useStyles(styles)
  const t = useWording('passwords')
  const [isShown, setShown] = useState(false)
  // The field's own fault is what is heard first; the rest stands in the page.
  const description = error || describedBy === undefined ? {} : { 'aria-describedby': describedBy }
  return (
    <Field
      label={label}
      error={error}
      aside={
        <span className={css['aside']}>
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            label={t(isShown ? 'passwords:hide' : 'passwords:show', { label })}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </span>
      }
    >
      <TextInput
        {...input}
        {...description}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
    </Field>
  )
}
