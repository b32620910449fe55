import { useMemo, useState } from 'react'
import { joinForm, type JoinForm as Values } from '#core/identity/sign-up/rules.ts'
import { sendJoin } from '#core/identity/sign-up/sign-up.ts'
import { RestoredFields } from '#widgets/kit/RestoredDraft.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { focusField } from '../../../frame/forms/field-focus.ts'
import { Form } from '../../../frame/forms/Form.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { FixedText } from '../../../frame/forms/FixedText.tsx'
import { PasswordFields } from '../../passwords/PasswordFields.tsx'
import { useNewPassword } from '../../passwords/use-new-password.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { NameFields } from '../NameFields.tsx'

interface JoinFormProps {
  readonly token: string
  readonly hasNames: boolean
  readonly email: string | undefined
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly onJoined: () => void
}

/** A password, entered twice, and the names if unknown (spec 1 §2, §5). */
export const JoinForm = (props: JoinFormProps) => {
  const { token, hasNames, email, firstName, lastName, onJoined } = props
  const t = useWording('sign-up', 'passwords', 'sign-in')
  const portal = usePortal()
  const shape = useMemo(() => joinForm({ names: hasNames }), [hasNames])
  const { form, restored, refuse, forget } = useDraftForm<Values>({
    shape,
    start: { firstName: firstName ?? '', lastName: lastName ?? '' },
    record: `join.${email ?? ''}`,
  })
  const [first, last] = form.watch(['firstName', 'lastName'])
  const entry = useNewPassword(token, { email, firstName: first, lastName: last })
  const { password } = useStore(entry.$state)
  const [isAsked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string>()

  const send = form.handleSubmit(
    async (values, event) => {
      setFailure(undefined)
      setAsked(true)
      if (password === '') return focusField(event?.target, 'password')
      if (!entry.isMatching()) return focusField(event?.target, 'confirmation')
      const outcome = await sendJoin(portal, { form: values, hasNames, password, token })
      if (outcome.kind === 'rejected') {
        if (entry.refuse(outcome.error)) return focusField(event?.target, 'password')
        setFailure(outcome.message ?? refuse(outcome.error))
        return
      }
      forget()
      onJoined()
    },
    () => setAsked(true),
  )
  const { isSubmitting } = form.formState
  const isMissing = isAsked && password === ''
  const isOther = isAsked && !isMissing && !entry.isMatching()

  return (
    <Form
      layout="page"
      errorAtEnd
      failure={failure}
      submit={{
        label: t(isSubmitting ? 'sign-up:join.busy' : 'sign-up:join.submit'),
        isBusy: isSubmitting,
      }}
      onSubmit={send}
    >
      <RestoredFields {...restored} />
      <FixedText label={t('sign-in:email')} text={email} name="email" />
      {hasNames && <NameFields form={form} first="firstName" last="lastName" />}
      <PasswordFields
        entry={entry}
        mismatch={t('passwords:mismatch.reset')}
        error={isMissing ? t('errors:passwordRequired') : undefined}
        confirmationError={isOther ? t('passwords:mismatch.reset') : undefined}
      />
    </Form>
  )
}
