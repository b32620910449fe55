import { useId, useState, type ReactNode } from 'react'
import type { NewPassword } from '#core/identity/passwords/new-password.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordInput } from '../../frame/forms/PasswordInput.tsx'
import styles from './password-fields.styles.css'

interface PasswordFieldsProps {
  readonly entry: NewPassword
  /** The error for a second entry that differs; absent without a second entry. */
  readonly mismatch?: string
  readonly label?: string
  readonly placeholder?: string
  /** Field errors of the form, such as for an empty field. */
  readonly error?: ReactNode
  readonly confirmationError?: ReactNode
  readonly autoFocus?: boolean
}

/** A new password, entered once or twice, with a live checklist of the rules. */
export const PasswordFields = (props: PasswordFieldsProps) => {
  const { entry, mismatch, label, placeholder, error, confirmationError, autoFocus } = props
  const css = useStyles(styles)
  const t = useWording('passwords')
  const id = useId()
  const { password, confirmation, requirements, objections } = useStore(entry.$state)
  const [hasLeftField, setHasLeftField] = useState(false)

  // While typing, a prefix of the first entry is not a mismatch.
  const isOther =
    confirmation !== '' &&
    confirmation !== password &&
    (hasLeftField || !password.startsWith(confirmation))
  return (
    <div className={css['fields']}>
      <PasswordInput
        name="password"
        label={label ?? t('passwords:password')}
        autoComplete="new-password"
        placeholder={placeholder}
        describedBy={id}
        error={error ?? objections[0]}
        onValue={entry.type}
        {...(autoFocus === undefined ? {} : { autoFocus })}
      />
      <PasswordChecklist id={id} requirements={requirements} />
      {mismatch !== undefined && (
        <PasswordInput
          name="confirmation"
          label={t('passwords:confirm')}
          autoComplete="new-password"
          error={confirmationError ?? (isOther ? mismatch : undefined)}
          onValue={(value) => {
            setHasLeftField(false)
            entry.confirm(value)
          }}
          onBlur={() => setHasLeftField(true)}
        />
      )}
    </div>
  )
}
