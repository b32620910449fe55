import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import type { SetPassword } from '#core/identity/passwords/set-password.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { focusField } from '../../../frame/forms/focus-field.ts'
import { PasswordFields } from '../PasswordFields.tsx'
import styles from '../../../frame/parts/plain-form.styles.css'

const CodeField = lazy(async () => ({ default: (await import('./CodeField.tsx')).CodeField }))

interface SetPasswordFormProps {
  readonly screen: SetPassword
  readonly onSignedIn: () => void
}

/** The two entries of a new password, and the code of a second factor where it is asked for. */
export const SetPasswordForm = ({ screen, onSignedIn }: SetPasswordFormProps) => {
  const css = useStyles(styles)
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

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (screen.isReady(code) && (await screen.save(code))) onSignedIn()
  }
  return (
    <form
      ref={form}
      className={css['form']}
      method="post"
      noValidate
      onInput={screen.edited}
      onSubmit={(event) => void save(event)}
    >
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <PasswordFields
        entry={screen.entry}
        label={t('passwords:new')}
        mismatch={t(screen.mismatch)}
        error={fieldErrors.password}
        confirmationError={fieldErrors.confirmation}
        autoFocus
      />
      {needsCode && (
        <Suspense fallback={<Skeleton height="4.5em" />}>
          <CodeField mfaType={mfaType} onValue={setCode} />
        </Suspense>
      )}
      <Button
        variant="primary"
        type="submit"
        wide
        busy={isBusy}
        aria-disabled={!screen.isReady(code)}
      >
        {t(isBusy ? 'passwords:set.saving' : 'passwords:set.save')}
      </Button>
    </form>
  )
}
