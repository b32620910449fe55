import { useEffect, useRef, useState } from 'react'
import { createHumanCheck } from '#core/identity/human-check/human-check.ts'
import { createForgotPassword } from '#core/identity/passwords/forgot-password.ts'
import { RestoredFields } from '#widgets/kit/RestoredDraft.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useDraftText } from '../../../frame/forms/use-draft-text.ts'
import { EmailField } from '../../../frame/forms/EmailField.tsx'
import { Form } from '../../../frame/forms/Form.tsx'
import { HumanCheckStatus } from './HumanCheckStatus.tsx'
import { workerSolver } from './worker-solver.ts'

interface ForgotPasswordFormProps {
  /** The initial email address. */
  readonly email: string
  readonly onSent: (email: string) => void
}

/** Asks for the email address; the human check runs while the user types. */
export const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
  const t = useWording('passwords', 'sign-in')
  const portal = usePortal()
  const field = useRef<HTMLInputElement>(null)
  const draft = useDraftText({ record: 'forgot-password.email', name: 'email', first: email })
  const [check] = useState(() => createHumanCheck(portal, workerSolver()))
  const [forgot] = useState(() => createForgotPassword(portal, check))
  const { isBusy, sentTo, fieldError, failure } = useStore(forgot.$state)
  const { forget } = draft

  useEffect(() => check.stop, [check])
  useEffect(() => {
    if (sentTo === undefined) return
    forget()
    onSent(sentTo)
  }, [sentTo, forget, onSent])

  const begin = () => {
    // After a failure, the user restarts the check.
    if (check.$state.get().status === 'idle') check.begin()
  }
  const discard = () => {
    if (field.current) field.current.value = ''
    forget()
  }
  return (
    <Form
      layout="page"
      failure={failure}
      submit={{ label: t(isBusy ? 'passwords:forgot.busy' : 'passwords:forgot.submit'), isBusy }}
      onInput={forgot.edited}
      onSubmit={() => forgot.submit(field.current?.value ?? '')}
    >
      <RestoredFields names={draft.restored} onDiscard={discard} />
      <EmailField
        field={field}
        error={fieldError}
        defaultValue={draft.start}
        onFocus={begin}
        onValue={(value) => {
          begin()
          draft.keep(value)
        }}
      />
      <HumanCheckStatus check={check} />
    </Form>
  )
}
