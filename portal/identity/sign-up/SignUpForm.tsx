import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import {
  asksForNpn,
  selfSignUpTypes,
  signUpForm,
  type SignUpForm as Values,
} from '#core/identity/sign-up/rules.ts'
import { sendSignUp, type SignUpOutcome } from '#core/identity/sign-up/sign-up.ts'
import { RestoredFields } from '#widgets/kit/RestoredDraft.tsx'
import { SegmentedControl } from '#widgets/kit/SegmentedControl.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { focusField } from '../../frame/forms/field-focus.ts'
import { Form } from '../../frame/forms/Form.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { PasswordFields } from '../passwords/PasswordFields.tsx'
import { useNewPassword } from '../passwords/use-new-password.ts'
import { FixedText } from '../../frame/forms/FixedText.tsx'
import styles from '../../frame/forms/page-form.styles.css'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { NameFields } from './NameFields.tsx'
import { TermsCheckbox } from './TermsCheckbox.tsx'

/** The data of a sign-up link. */
export interface SignUpLinkData {
  readonly token: string
  readonly accountType: string
  readonly email?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

interface SignUpFormProps {
  /** Without a link, the form also asks for the email address and the kind of organisation. */
  readonly link?: SignUpLinkData
  readonly onDone: (outcome: SignUpOutcome['kind'], accountType: string) => void
}

/** Invitation code and organisation, the person, the password, and the terms (spec 1 §2, §5). */
export const SignUpForm = ({ link, onDone }: SignUpFormProps) => {
  const css = useStyles(styles)
  const t = useWording('sign-up', 'sign-in')
  const portal = usePortal()
  const shape = useMemo(() => signUpForm({ asksForEmail: link === undefined }), [link])
  const { form, restored, refuse, forget } = useDraftForm<Values>({
    shape,
    start: {
      accountType: link?.accountType ?? selfSignUpTypes[0],
      invitationCode: '',
      organization: '',
      firstName: link?.firstName ?? '',
      lastName: link?.lastName ?? '',
      npn: '',
      email: link?.email ?? '',
    },
    record: `sign-up.${link?.email ?? 'self'}`,
  })
  const { field: accountType } = useController({ control: form.control, name: 'accountType' })
  const [email, firstName, lastName] = form.watch(['email', 'firstName', 'lastName'])
  const entry = useNewPassword(link?.token, { email, firstName, lastName })
  const { password } = useStore(entry.$state)
  const [isMissing, setMissing] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const [failure, setFailure] = useState<string>()

  const send = form.handleSubmit(
    async (values, event) => {
      setFailure(undefined)
      setMissing(password === '')
      if (password === '') focusField(event?.target, 'password')
      if (password === '' || !isAgreed) return
      const outcome = await sendSignUp(portal, {
        form: values,
        password,
        ...(link === undefined ? {} : { token: link.token }),
      })
      if (outcome.kind === 'rejected') {
        if (entry.refuse(outcome.error)) return focusField(event?.target, 'password')
        setFailure(outcome.message ?? refuse(outcome.error))
        return
      }
      forget()
      onDone(outcome.kind, values.accountType)
    },
    () => setMissing(password === ''),
  )
  const { isSubmitting } = form.formState
  const passwordError = isMissing && password === '' ? t('errors:passwordRequired') : undefined

  return (
    <Form
      layout="page"
      errorAtEnd
      failure={failure}
      submit={{
        label: t(isSubmitting ? 'sign-up:submitting' : 'sign-up:submit'),
        isBusy: isSubmitting,
        isReady: isAgreed,
      }}
      onSubmit={send}
    >
      <RestoredFields {...restored} />
      {link === undefined && (
        <SegmentedControl
          label={t('sign-up:accountType.label')}
          choices={selfSignUpTypes.map((value) => ({
            value,
            label: t(`sign-up:accountType.${value}`),
          }))}
          value={selfSignUpTypes.find((type) => type === accountType.value)}
          onValue={accountType.onChange}
        />
      )}
      <fieldset className={css['group']}>
        <legend className={css['legend']}>{t('sign-up:section.organization')}</legend>
        <FormText form={form} name="invitationCode" label={t('sign-up:invitationCode')} />
        <FormText
          form={form}
          name="organization"
          label={t('sign-up:organization')}
          autoComplete="organization"
        />
      </fieldset>
      <fieldset className={css['group']}>
        <legend className={css['legend']}>{t('sign-up:section.person')}</legend>
        <NameFields form={form} first="firstName" last="lastName" />
        {link === undefined ? (
          <FormText
            form={form}
            name="email"
            label={t('sign-in:email')}
            type="email"
            autoComplete="username"
          />
        ) : (
          <FixedText label={t('sign-in:email')} text={link.email} name="email" />
        )}
        {asksForNpn(accountType.value) && (
          <FormText form={form} name="npn" label={t('sign-up:npn')} inputMode="numeric" />
        )}
      </fieldset>
      <PasswordFields
        entry={entry}
        placeholder={t('sign-up:passwordPlaceholder')}
        error={passwordError}
      />
      <TermsCheckbox isTicked={isAgreed} onTicked={setAgreed} />
    </Form>
  )
}
