import { useState } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { messageOr } from '#core/foundation/errors/messages.ts'
import { changePassword } from '#core/identity/passwords/endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Form } from '../../frame/forms/Form.tsx'
import { LeaveGuard } from '../../frame/forms/LeaveGuard.tsx'
import { PasswordFields } from '../passwords/PasswordFields.tsx'
import { PasswordInput } from '../../frame/forms/PasswordInput.tsx'
import { useNewPassword } from '../passwords/use-new-password.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useProfile } from '../../frame/shell/use-profile.ts'
import { useFieldErrorFocus } from '../../frame/forms/field-focus.ts'
import styles from '../../frame/forms/tab-form.styles.css'

/** Changes the password, and shows an empty form afterwards. */
export const PasswordTab = () => {
  const [changes, setChanges] = useState(0)
  return <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
}

/** Field errors of the last submit. */
interface FieldErrors {
  readonly current?: string
  readonly next?: string
  readonly confirmation?: string
  readonly form?: string
}

/** The first invalid field. */
const fieldOf = ({ current, next, confirmation }: FieldErrors): string | undefined => {
  if (current !== undefined) return 'currentPassword'
  if (next !== undefined) return 'password'
  return confirmation === undefined ? undefined : 'confirmation'
}

const PasswordForm = ({ onChanged }: { readonly onChanged: () => void }) => {
  const css = useStyles(styles)
  const t = useWording('profile', 'passwords')
  const { api, notifications, wording } = usePortal()
  const { email, firstName, lastName } = useProfile()
  const entry = useNewPassword(undefined, { email, firstName, lastName })
  const { password, confirmation } = useStore(entry.$state)
  const [currentPassword, setCurrent] = useState('')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const form = useFieldErrorFocus(fieldErrors, fieldOf(fieldErrors))

  const missing = (): FieldErrors => ({
    ...(currentPassword === '' && { current: t('profile:password.currentRequired') }),
    ...(password === '' && { next: t('errors:passwordRequired') }),
    ...(password !== '' &&
      confirmation === '' && { confirmation: t('profile:password.confirmRequired') }),
  })

  const send = async () => {
    if (isBusy) return
    const found = missing()
    setFieldErrors(found)
    if (Object.keys(found).length > 0 || !entry.isMatching() || !entry.isAcceptable()) return
    setBusy(true)
    try {
      await api.call(changePassword, { body: { currentPassword, password }, isShown: true })
      notifications.show('success', t('profile:password.saved'))
      onChanged()
    } catch (error) {
      setBusy(false)
      if (error instanceof ClientError && error.code === 'currentPasswordWrong') {
        setFieldErrors({ current: error.message })
      } else if (!entry.refuse(error)) {
        setFieldErrors({ form: messageOr(error, wording, 'profile:password.failed') })
      }
    }
  }

  return (
    <Card title={t('profile:password.title')}>
      <Form
        layout="tab"
        isNarrow
        ref={form}
        head={<p className={css['lead']}>{t('profile:password.lead')}</p>}
        failure={fieldErrors.form}
        submit={{ label: t('profile:password.save'), isBusy }}
        onSubmit={send}
      >
        <LeaveGuard
          isDirty={!isBusy && (currentPassword !== '' || password !== '')}
          onLeave={undefined}
        />
        {/* Password managers read from it whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          name="currentPassword"
          label={t('profile:password.current')}
          autoComplete="current-password"
          error={fieldErrors.current}
          onValue={(value) => {
            setCurrent(value)
            setFieldErrors({})
          }}
        />
        <PasswordFields
          entry={entry}
          label={t('profile:password.new')}
          mismatch={t('profile:password.mismatch')}
          error={password === '' ? fieldErrors.next : undefined}
          confirmationError={confirmation === '' ? fieldErrors.confirmation : undefined}
        />
      </Form>
    </Card>
  )
}
