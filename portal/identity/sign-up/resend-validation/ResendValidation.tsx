import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createResendValidation } from '#core/identity/sign-up/resend-validation.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { RestoredFields } from '#widgets/kit/RestoredDraft.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { EmailField } from '../../../frame/forms/EmailField.tsx'
import { Form } from '../../../frame/forms/Form.tsx'
import { useDraftText } from '../../../frame/forms/use-draft-text.ts'
import { FormPage } from '../../../frame/parts/FormPage.tsx'
import { useHandoff } from '../../../frame/platform/use-handoff.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'

/** Sends the validation email again (spec 1 §2). */
export const ResendValidation = () => {
  const t = useWording('sign-up', 'sign-in')
  const portal = usePortal()
  const field = useRef<HTMLInputElement>(null)
  const handed = useHandoff(portal.handoffs.resendValidation)
  const draft = useDraftText({
    record: 'resend-validation.email',
    name: 'email',
    first: handed?.email,
  })
  const { forget } = draft
  const [resend] = useState(() => createResendValidation(portal))
  const { isBusy, isSent, fieldError, failure } = useStore(resend.$state)
  useTitle(t('sign-up:resend.title'))

  useEffect(() => {
    if (isSent) forget()
  }, [isSent, forget])

  const discard = () => {
    if (field.current) field.current.value = ''
    forget()
  }
  return (
    <FormPage
      title={t('sign-up:resend.title')}
      lead={t('sign-up:resend.lead')}
      links={
        <Link to="/login" search={{}}>
          {t('sign-up:login')}
        </Link>
      }
    >
      <Form
        layout="page"
        failure={failure}
        submit={{ label: t('sign-up:resend.submit'), isBusy }}
        onInput={resend.edited}
        onSubmit={() => resend.submit(field.current?.value ?? '')}
      >
        {isSent && <Notice tone="success">{t('sign-up:resend.done')}</Notice>}
        <RestoredFields names={draft.restored} onDiscard={discard} />
        <EmailField
          field={field}
          error={fieldError}
          defaultValue={draft.start}
          onValue={draft.keep}
        />
      </Form>
    </FormPage>
  )
}
