import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  createSignIn,
  type Credentials,
  type FormType,
  type SignInOutcome,
} from '#core/identity/sign-in/sign-in.ts'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { takeOver } from '../../frame/prerendered-page/take-over.ts'
import { EmailInput } from '../../frame/forms/EmailInput.tsx'
import { Form } from '../../frame/forms/Form.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { LazyCodeStep } from './lazy-code-step.ts'
import { readCredentials } from './credentials.ts'
import { createPasswordClearing } from './password-clearing.ts'
import { PasswordField } from './PasswordField.tsx'
import { SignInLinks, type Lost } from './SignInLinks.tsx'
import { SignInNotices } from './SignInNotices.tsx'
import { useStepFocus } from './use-step-focus.ts'
import styles from './sign-in-form.styles.css'

/** The handlers of a sign-in form's links and results; each gets the typed values. */
export interface SignInHandlers {
  readonly onSignedIn: () => void
  readonly onPasswordExpired: () => void
  readonly onResendValidation: (typed: Credentials) => void
  /** For a lost password or second factor; without it, help opens in another tab. */
  readonly onForgot?: (lost: Lost, typed: Credentials) => void
  /** Opens the start address of single sign-on. */
  readonly onSso: (address: string) => void
}

interface SignInFormProps extends SignInHandlers {
  /** The initial email address. */
  readonly username?: string | undefined
  /** Whether the same user signs in again, with a fixed email address. */
  readonly isSameUser?: boolean
  /** The initial step, if known. */
  readonly begin?: FormType | undefined
  /** The portal path to open after single sign-on. */
  readonly redirectPath?: string | undefined
  /** Called when an email address is typed. */
  readonly onEmail?: () => void
}

const buttonKeys = {
  intake: { idle: 'sign-in:continue', busy: 'sign-in:checking' },
  email: { idle: 'sign-in:submit', busy: 'sign-in:submitting' },
  sso: { idle: 'sign-in:sso.continue', busy: 'sign-in:sso.continue' },
} as const

/** The sign-in: email address, then password and second factor, or single sign-on. */
export const SignInForm = ({
  username,
  isSameUser = false,
  begin,
  redirectPath,
  onEmail,
  onSignedIn,
  onPasswordExpired,
  onResendValidation,
  onForgot,
  onSso,
}: SignInFormProps) => {
  const css = useStyles(styles)
  const t = useWording('sign-in')
  const portal = usePortal()
  const { SSO_LOGIN: hasSso } = useStore(portal.flags.$flags)
  const form = useRef<HTMLFormElement>(null)
  const [signIn] = useState(() => createSignIn(portal, { begin }))
  const state = useStore(signIn.$state)
  const [typed, setTyped] = useState<Credentials>({ username: username ?? '', password: '' })
  const { formType, work, fieldError } = state
  useEffect(() => signIn.dispose, [signIn])
  useLayoutEffect(() => {
    if (form.current) takeOver(form.current)
  }, [])
  useStepFocus(form, state)
  const [clearing] = useState(createPasswordClearing)

  const read = () => readCredentials(form.current)
  const lead = (outcome: SignInOutcome) => {
    if (outcome === 'signed-in') onSignedIn()
    if (outcome === 'password-expired') onPasswordExpired()
  }
  const submit = async () => {
    const credentials = read()
    if (!signIn.isReady(credentials)) return
    if (formType === 'intake') return signIn.proceed(credentials.username)
    if (formType === 'sso')
      return onSso(await signIn.ssoAddress(credentials.username, redirectPath))
    lead(await signIn.submit(credentials))
  }
  const fields = () => {
    const { username: email, password } = read()
    return { email, hasPassword: password !== '' }
  }
  const clearPassword = () => {
    const field = form.current?.elements.namedItem('password')
    if (field instanceof HTMLInputElement) field.value = ''
  }
  /** The reset of a second factor needs the email address; its page asks for the password. */
  const help = (lost: Lost, go: NonNullable<SignInHandlers['onForgot']>) => {
    const credentials = read()
    if (lost === 'password' || signIn.checkEmail(credentials.username)) go(lost, credentials)
  }
  const variant = () => {
    const now = read()
    // The password stays in its field and is never stored.
    setTyped({ ...now, password: '' })
    if (now.username.includes('@')) onEmail?.()
    return now
  }
  const fieldErrorOf = (field: 'username' | 'password') =>
    fieldError?.field === field ? fieldError.message : undefined
  const isBusy = work === 'checking' || work === 'signing-in'

  const links = (
    <div className={css['links']}>
      {formType === 'email' && (
        <SignInLinks onLost={onForgot && ((lost) => help(lost, onForgot))} />
      )}
      {formType === 'email' && hasSso && (
        <button
          type="button"
          className={css['link']}
          onClick={() => void signIn.chooseSso(read().username)}
        >
          {t('sign-in:sso.link')}
        </button>
      )}
      {formType === 'sso' && (
        <button type="button" className={css['link']} onClick={signIn.choosePassword}>
          {t('sign-in:sso.password')}
        </button>
      )}
    </div>
  )

  return (
    <Form
      layout="page"
      ref={form}
      action="/login"
      head={<SignInNotices state={state} onResendValidation={() => onResendValidation(read())} />}
      submit={{
        label: t(buttonKeys[formType][isBusy ? 'busy' : 'idle']),
        isBusy,
        isReady: signIn.isReady(typed),
      }}
      links={links}
      onInput={(event) => {
        const { name } = event.target as Partial<HTMLInputElement>
        if (name === 'password') clearing.settled(fields())
        else if (clearing.isOfAnother(fields())) clearPassword()
        signIn.edited(variant().username)
      }}
      onBlur={() => clearing.settled(fields())}
      // Browsers reveal autofilled values only after the user interacts with the page.
      onFocus={variant}
      onPointerDown={variant}
      onSubmit={submit}
    >
      <Field id="username" label={t('sign-in:email')} error={fieldErrorOf('username')}>
        <EmailInput
          name="username"
          autoFocus={username === undefined}
          defaultValue={username}
          readOnly={isSameUser || work === 'signing-in' || work === 'sending'}
        />
      </Field>
      {formType === 'email' && (
        <PasswordField error={fieldErrorOf('password')} autoFocus={username !== undefined} />
      )}
      {formType === 'email' && state.needsCode && (
        <Suspense fallback={<Skeleton height="8em" />}>
          <LazyCodeStep state={state} onSendAgain={() => void signIn.sendCode(read()).then(lead)} />
        </Suspense>
      )}
      {formType === 'email' && (
        <Checkbox
          label={t('sign-in:remember')}
          hint={t('sign-in:rememberHint')}
          checked={state.rememberDevice}
          onValue={signIn.remember}
        />
      )}
      {formType === 'sso' && <p className={css['lead']}>{t('sign-in:sso.lead')}</p>}
    </Form>
  )
}
