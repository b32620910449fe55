import { atom, type ReadableAtom } from 'nanostores'
import { isCancelled } from '../../foundation/errors/client-error.ts'
import { messageFor } from '../../foundation/errors/messages.ts'
import { ssoCheckMessages } from '../sso/messages.ts'
import type { SessionServices } from '../session/services.ts'
import type { MfaType } from '../../foundation/errors/mfa-type.ts'
import { isEmail } from '../../foundation/validation/email.ts'
import { signInFailureOf, type SignInError } from './sign-in-failure.ts'
import { signIn } from './endpoints.ts'
import { createLock } from './lock.ts'
import { codeLength } from '../mfa/model.ts'

/** The step of the form: the email address only, then a password or single sign-on (spec 1 §2). */
export type FormType = 'intake' | 'email' | 'sso'

/** The values of the form. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly mfaCode?: string
}

/** The running call: checking single sign-on, signing in, sending another code. */
export type SignInWork = 'checking' | 'signing-in' | 'sending'

/** The result of an attempt: signed in, sent to another page, or back at the form. */
export type SignInOutcome = 'signed-in' | 'password-expired' | 'rejected'

export interface SignInState {
  readonly formType: FormType
  readonly work: SignInWork | undefined
  /** True once the platform asked for a code of a second factor, of the kind `mfaType`. */
  readonly needsCode: boolean
  readonly mfaType: MfaType | 'unknown' | undefined
  /** Whether this device needs no code for 30 days. */
  readonly rememberDevice: boolean
  readonly fieldError: SignInError | undefined
  /** A success message: another code was sent. */
  readonly notice: string | undefined
  /**
   * Minutes, rounded up, until attempts are accepted again after too many failures; 0 if they are.
   */
  readonly lockedMinutes: number
}

export interface SignIn {
  readonly $state: ReadableAtom<SignInState>
  /** Whether the form's button is enabled (spec 1 §5). */
  isReady(credentials: Credentials): boolean
  /** Continues from the email address to the password or to single sign-on. */
  proceed(username: string): Promise<void>
  submit(credentials: Credentials): Promise<SignInOutcome>
  /** Signs in without the code, which sends another one by email or text. */
  sendCode(credentials: Credentials): Promise<SignInOutcome>
  /**
   * Whether the email address is valid; sets its field error if not. The links need a valid one,
   * too.
   */
  checkEmail(username: string): boolean
  /** Switches from the password to single sign-on, if the address has it. */
  chooseSso(username: string): Promise<void>
  choosePassword(): void
  /**
   * The address for the browser to start single sign-on; `redirectPath` is the path of ours to open
   * afterwards.
   */
  ssoAddress(username: string, redirectPath?: string): Promise<string>
  remember(rememberDevice: boolean): void
  /** Sets a field and clears its error; another email address starts again. */
  edited(username: string): void
  dispose(): void
}

/** Loaded when single sign-on is checked, because the first form does not need it. */
const sso = () => import('../sso/sso.ts')

const isSent = (work: SignInWork | undefined): boolean =>
  work === 'signing-in' || work === 'sending'

/**
 * The sign-in (spec 1 §2, §4, §5, §8), without a view. Its texts are in the namespace `sign-in`.
 * Starts with the email address if single sign-on is on, unless `begin` names a later step.
 */
export const createSignIn = (
  platform: Pick<SessionServices, 'api' | 'apiBase' | 'clock' | 'flags' | 'session' | 'wording'>,
  { begin }: { readonly begin?: FormType | undefined } = {},
): SignIn => {
  const { api, clock, flags, session, wording } = platform
  const firstForm = (): FormType => (flags.isOn('SSO_LOGIN') ? 'intake' : 'email')
  const $state = atom<SignInState>({
    formType: begin ?? firstForm(),
    work: undefined,
    needsCode: false,
    mfaType: undefined,
    rememberDevice: false,
    fieldError: undefined,
    notice: undefined,
    lockedMinutes: 0,
  })
  const update = (change: Partial<SignInState>) => $state.set({ ...$state.get(), ...change })
  const lock = createLock(clock, (lockedMinutes) => update({ lockedMinutes }))
  /** The email address for every later step. */
  let about: string | undefined
  let checking = new AbortController()

  const emailError = (email: string): SignInError | undefined => {
    if (email === '') return { field: 'username', message: wording.t('sign-in:required') }
    return isEmail(email) ? undefined : { field: 'username', message: wording.t('sign-in:invalid') }
  }

  const check = ({ username, password }: Credentials): SignInError | undefined =>
    emailError(username.trim()) ??
    (password === ''
      ? { field: 'password', message: wording.t('sign-in:passwordRequired') }
      : undefined)

  /** Checks whether the address has single sign-on and continues with `then`. */
  const askSso = async (
    username: string,
    then: (isEnabled: boolean) => Partial<SignInState>,
  ): Promise<void> => {
    if ($state.get().work !== undefined) return
    const email = username.trim()
    const fieldError = emailError(email)
    if (fieldError !== undefined) return update({ fieldError })
    about = email
    update({ work: 'checking', fieldError: undefined, notice: undefined })
    checking = new AbortController()
    const { signal } = checking
    try {
      const { hasSso } = await sso()
      const isEnabled = await hasSso(platform, email, signal)
      if (!signal.aborted) update({ work: undefined, ...then(isEnabled) })
    } catch (error) {
      if (signal.aborted || isCancelled(error)) return
      update({
        work: undefined,
        fieldError: { message: messageFor(ssoCheckMessages, error, wording) },
      })
    }
  }

  const failed = (error: unknown): SignInOutcome => {
    const isSending = $state.get().work === 'sending'
    const failure = signInFailureOf(error, wording)
    update({ work: undefined })
    switch (failure.kind) {
      case 'password-expired':
        return 'password-expired'
      case 'code':
        update({
          needsCode: true,
          mfaType: failure.mfaType,
          notice: isSending ? wording.t('sign-in:code.sent') : undefined,
        })
        return 'rejected'
      case 'locked':
        lock.close(failure.seconds)
        return 'rejected'
      case 'fieldError':
        update({ fieldError: failure.fieldError })
        return 'rejected'
      default:
        return failure satisfies never
    }
  }

  const attempt = async (
    { username, password, mfaCode }: Credentials,
    work: 'signing-in' | 'sending',
  ): Promise<SignInOutcome> => {
    const { rememberDevice, work: underWay, needsCode } = $state.get()
    if (underWay !== undefined) return 'rejected'
    const fieldError = check({ username, password })
    if (fieldError !== undefined) {
      update({ fieldError })
      return 'rejected'
    }
    about = username.trim()
    update({ work, fieldError: undefined, notice: undefined })
    try {
      const body = {
        username: about,
        password,
        ...(rememberDevice ? { rememberDevice } : {}),
        ...(needsCode && work === 'signing-in' && mfaCode !== undefined ? { mfaCode } : {}),
      }
      session.accept(await api.call(signIn, { body, isShown: true }))
    } catch (error) {
      return failed(error)
    }
    if (session.$status.get() === 'REJECTED') {
      update({ work: undefined, fieldError: { message: wording.t('sign-in:failure.token') } })
      return 'rejected'
    }
    // The action lasts until the screen closes, because a second click before that would sign in
    // twice.
    return 'signed-in'
  }

  return {
    $state,
    isReady({ username, mfaCode = '' }) {
      const { formType, needsCode, lockedMinutes } = $state.get()
      if (formType === 'intake') return username.trim() !== ''
      if (formType === 'sso') return true
      return lockedMinutes === 0 && (!needsCode || mfaCode.length === codeLength)
    },
    proceed: (username) =>
      askSso(username, (isEnabled) => ({ formType: isEnabled ? 'sso' : 'email' })),
    submit: (credentials) => attempt(credentials, 'signing-in'),
    sendCode: (credentials) => attempt(credentials, 'sending'),
    checkEmail(username) {
      const fieldError = emailError(username.trim())
      if (fieldError !== undefined) update({ fieldError })
      return fieldError === undefined
    },
    chooseSso: (username) =>
      askSso(username, (isEnabled) =>
        isEnabled
          ? { formType: 'sso', needsCode: false, mfaType: undefined }
          : { fieldError: { message: wording.t('sign-in:sso.none') } },
      ),
    choosePassword: () => update({ formType: 'email', fieldError: undefined, notice: undefined }),
    async ssoAddress(username, redirectPath) {
      const { ssoAddress } = await sso()
      const { rememberDevice } = $state.get()
      return ssoAddress(platform, { username, redirectPath, rememberDevice })
    },
    remember: (rememberDevice) => update({ rememberDevice }),
    edited(username) {
      if ($state.get().fieldError !== undefined) update({ fieldError: undefined })
      const { work } = $state.get()
      // A response applies to the email address with which it was requested.
      if (about === undefined || username.trim() === about || isSent(work)) return
      about = undefined
      checking.abort()
      lock.open()
      update({
        formType: firstForm(),
        work: undefined,
        needsCode: false,
        mfaType: undefined,
        notice: undefined,
      })
    },
    dispose() {
      checking.abort()
      lock.open()
    },
  }
}
