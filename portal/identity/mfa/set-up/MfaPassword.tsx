import { useWording } from '#widgets/react/use-wording.ts'
import { PasswordInput } from '../../../frame/forms/PasswordInput.tsx'

interface MfaPasswordProps {
  readonly error: string | undefined
  readonly onValue: (password: string) => void
}

/** The password that confirms a change of the second factor. */
export const MfaPassword = ({ error, onValue }: MfaPasswordProps) => {
  const t = useWording('profile')
  return (
    <PasswordInput
      name="password"
      label={t('profile:mfa.password')}
      autoComplete="current-password"
      autoFocus
      error={error}
      onValue={onValue}
    />
  )
}
