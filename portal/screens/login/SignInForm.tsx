import { useEffect, useRef, useState, type FormEvent } from 'react'
import { codeLength } from '#core/sign-in/model.ts'
import { createSignIn, type Credentials } from '#core/sign-in/sign-in.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import styles from './sign-in-form.sheet.css'

interface SignInFormProps {
  /** Who signs in again: the e-mail stands and cannot be changed. */
  readonly username?: string
  readonly onSignedIn: () => void
  readonly onPasswordExpired: () => void
}

/** Fields are read when the form is sent: password managers fill them without telling anybody. */
const credentialsIn = (form: HTMLFormElement): Credentials => {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { username: text('username'), password: text('password'), mfaCode: text('mfaCode') }
}

/** E-mail and password, and the code of a second factor when it is asked for. */
export const SignInForm = ({ username, onSignedIn, onPasswordExpired }: SignInFormProps) => {
  const css = useStyles(styles)
  const t = useWording('sign-in')
  const platform = usePlatform()
  const form = useRef<HTMLFormElement>(null)
  const [signIn] = useState(() => createSignIn(platform))
  const { isBusy, needsCode, fault } = useStore(signIn.$state)
  const [isShown, setShown] = useState(false)
  const [code, setCode] = useState('')

  useEffect(() => {
    if (fault?.field === undefined) return
    form.current?.querySelector<HTMLElement>(`[name=${fault.field}]`)?.focus()
  }, [fault])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await signIn.submit(credentialsIn(event.currentTarget))
    if (outcome === 'signed-in') onSignedIn()
    if (outcome === 'password-expired') onPasswordExpired()
  }
  const faultOf = (field: 'username' | 'password') =>
    fault?.field === field ? fault.message : undefined

  return (
    <form
      ref={form}
      className={css['form']}
      method="post"
      action="/login"
      noValidate
      onInput={signIn.edited}
      onSubmit={(event) => void submit(event)}
    >
      {fault && fault.field === undefined && <Notice tone="error">{fault.message}</Notice>}
      <Field label={t('sign-in:email')} error={faultOf('username')}>
        <TextInput
          name="username"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={username === undefined}
          defaultValue={username}
          readOnly={username !== undefined}
          aria-required
        />
      </Field>
      <Field
        label={t('sign-in:password')}
        error={faultOf('password')}
        aside={
          <span className={css['aside']}>
            <IconButton
              icon={isShown ? 'eyeOff' : 'eye'}
              label={t(isShown ? 'sign-in:hidePassword' : 'sign-in:showPassword')}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            />
          </span>
        }
      >
        <TextInput
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoFocus={username !== undefined}
          aria-required
        />
      </Field>
      {needsCode && (
        <Field label={t('sign-in:code')} hint={t('sign-in:codeHelp')}>
          <TextInput
            name="mfaCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeLength}
            numeric
            autoFocus
            onValue={setCode}
          />
        </Field>
      )}
      <Button
        look="primary"
        type="submit"
        wide
        busy={isBusy}
        disabled={!signIn.isReady({ username: '', password: '', mfaCode: code })}
      >
        {t(isBusy ? 'sign-in:submitting' : 'sign-in:submit')}
      </Button>
    </form>
  )
}
