import { useEffect, useRef, useState } from 'react'
import type { SetPassword } from '#core/identity/sign-up/set-password.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Form } from '../../../frame/forms/Form.tsx'
import { focusField } from '../../../frame/forms/field-focus.ts'
import { PasswordFields } from '../PasswordFields.tsx'
import { part } from '../../../frame/parts/part.tsx'

const CodeField = part(async () => (await import('./CodeField.tsx')).CodeField, {
  loading: <Skeleton height="4.5em" />,
})

interface SetPasswordFormProps {
  readonly screen: SetPassword
  readonly onSignedIn: () => void
}

/** A new password, entered twice, and the second factor if required. */
export const SetPasswordForm = ({ screen, onSignedIn }: SetPasswordFormProps) => {
  const t = useWording('passwords')
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, needsCode, mfaType, fieldErrors, failure } = useStore(screen.$state)
  useStore(screen.entry.$state)
  const [code, setCode] = useState('')

  useEffect(() => {
    screen.entry.start()
    return screen.entry.stop
  }, [screen])
  useEffect(() => {
    const [field] = Object.keys(fieldErrors)
    if (field !== undefined) focusField(form.current, field)
  }, [fieldErrors])

  const save = async () => {
    if (screen.isReady(code) && (await screen.save(code))) onSignedIn()
  }
  return (
    <Form
      layout="page"
      ref={form}
      failure={failure}
      submit={{
        label: t(isBusy ? 'passwords:set.saving' : 'passwords:set.save'),
        isBusy,
        isReady: screen.isReady(code),
      }}
      onInput={screen.edited}
      onSubmit={save}
    >
      <PasswordFields
        entry={screen.entry}
        label={t('passwords:new')}
        mismatch={t(screen.mismatch)}
        error={fieldErrors.password}
        confirmationError={fieldErrors.confirmation}
        autoFocus
      />
      {needsCode && <CodeField mfaType={mfaType} onValue={setCode} />}
    </Form>
  )
}
