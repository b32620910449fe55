import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createResendValidation } from '#core/identity/sign-up/resend-validation.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useDraftText } from '../../../frame/drafts/use-draft-text.ts'
import { FormPage } from '../../../frame/parts/FormPage.tsx'
import styles from '../../../frame/parts/plain-form.styles.css'
import { useHanded } from '../../../frame/platform/use-handed.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'

/** Has the validation e-mail sent again (spec 1 §2). */
export const ResendValidation = () => {
  const css = useStyles(styles)
  const t = useWording('sign-up', 'sign-in')
  const portal = usePortal()
  const field = useRef<HTMLInputElement>(null)
  const handed = useHanded(portal.handoffs.resendValidation)
  const draft = useDraftText('resend-validation.email', handed?.email)
  const { forget } = draft
  const [resend] = useState(() => createResendValidation(portal))
  const { isBusy, isSent, fieldError, failure } = useStore(resend.$state)
  useTitle(t('sign-up:resend.title'))

  useEffect(() => {
    if (fieldError !== undefined) field.current?.focus()
  }, [fieldError])
  useEffect(() => {
    if (isSent) forget()
  }, [isSent, forget])

  return (
    <FormPage
      title={t('sign-up:resend.title')}
      lead={t('sign-up:resend.lead')}
      ways={
        <Link to="/login" search={{}}>
          {t('sign-up:login')}
        </Link>
      }
    >
      <form
        className={css['form']}
        method="post"
        noValidate
        onInput={resend.edited}
        onSubmit={(event) => {
          event.preventDefault()
          void resend.submit(field.current?.value ?? '')
        }}
      >
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        {isSent && <Notice tone="success">{t('sign-up:resend.done')}</Notice>}
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
            onValue={draft.keep}
          />
        </Field>
        <Button variant="primary" type="submit" wide busy={isBusy}>
          {t('sign-up:resend.submit')}
        </Button>
      </form>
    </FormPage>
  )
}
