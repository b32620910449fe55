import { useEffect, useRef, useState } from 'react'
import { createHumanCheck } from '#core/identity/human-check/human-check.ts'
import { createForgotPassword } from '#core/identity/passwords/forgot-password.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useDraftText } from '../../../frame/drafts/use-draft-text.ts'
import styles from '../../../frame/parts/plain-form.styles.css'
import { HumanCheckStatus } from './HumanCheckStatus.tsx'
import { workerSolver } from './worker-solver.ts'

interface ForgotPasswordFormProps {
  /** The address to begin with. */
  readonly email: string
  readonly onSent: (email: string) => void
}

/** The e-mail address of who forgot a password; the human check works while it is typed. */
export const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
  const css = useStyles(styles)
  const t = useWording('passwords', 'sign-in')
  const portal = usePortal()
  const field = useRef<HTMLInputElement>(null)
  const draft = useDraftText('forgot-password.email', email)
  const [check] = useState(() => createHumanCheck(portal, workerSolver()))
  const [forgot] = useState(() => createForgotPassword(portal, check))
  const { isBusy, sentTo, fieldError, failure } = useStore(forgot.$state)
  const { forget } = draft

  useEffect(() => check.stop, [check])
  useEffect(() => {
    if (fieldError !== undefined) field.current?.focus()
  }, [fieldError])
  useEffect(() => {
    if (sentTo === undefined) return
    forget()
    onSent(sentTo)
  }, [sentTo, forget, onSent])

  const begin = () => {
    // A failed check waits until it is begun again by hand.
    if (check.$state.get().status === 'idle') check.begin()
  }
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      onInput={forgot.edited}
      onSubmit={(event) => {
        event.preventDefault()
        void forgot.submit(field.current?.value ?? '')
      }}
    >
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <Field label={t('sign-in:email')} error={fieldError}>
        <TextInput
          ref={field}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          defaultValue={draft.start}
          aria-required
          onFocus={begin}
          onValue={(value) => {
            begin()
            draft.keep(value)
          }}
        />
      </Field>
      <HumanCheckStatus check={check} />
      <Button variant="primary" type="submit" wide busy={isBusy}>
        {t(isBusy ? 'passwords:forgot.busy' : 'passwords:forgot.submit')}
      </Button>
    </form>
  )
}
