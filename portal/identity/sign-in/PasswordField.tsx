import { useWording } from '#widgets/react/use-wording.ts'
import { RevealField } from '../../frame/forms/RevealField.tsx'

interface PasswordFieldProps {
  readonly error: string | undefined
  readonly autoFocus: boolean
}

/** The password of a sign-in. */
export const PasswordField = (props: PasswordFieldProps) => {
  const t = useWording('sign-in')
  return (
    <RevealField
      {...props}
      id="password"
      name="password"
      label={t('sign-in:password')}
      autoComplete="current-password"
      toggle={{ show: t('sign-in:showPassword'), hide: t('sign-in:hidePassword') }}
    />
  )
}
