import { atom, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.ts'
import { ClientError } from '../errors/client-error.ts'
import type { WordingKey } from '../wording/namespaces.ts'
import { signIn } from './endpoints.ts'
import { codeLength } from './model.ts'

/** What is typed into the form. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly mfaCode?: string
}

/** How an attempt ended: signed in, sent to another page, or back at the form. */
export type SignInOutcome = 'signed-in' | 'password-expired' | 'refused'

/** A fault to show: of one field, or of the whole form. */
export interface SignInFault {
  readonly field?: 'username' | 'password'
  readonly message: string
}

export interface SignInState {
  readonly isBusy: boolean
  /** True once the platform asked for the code of a second factor. */
  readonly needsCode: boolean
  readonly fault: SignInFault | undefined
}

export interface SignIn {
  readonly $state: ReadableAtom<SignInState>
  /** Whether Login can be pressed (spec 1 §5): not while a code is asked for and incomplete. */
  isReady(credentials: Credentials): boolean
  submit(credentials: Credentials): Promise<SignInOutcome>
  /** A changed field takes its message with it. */
  edited(): void
}

const emailShape = z.email()

/** Statuses whose message is ours whatever the server says, and those where it may say more (spec 1 §8). */
const fixedMessages: Readonly<Record<number, WordingKey>> = {
  401: 'sign-in:failure.credentials',
}
const fallbackMessages: Readonly<Record<number, WordingKey>> = {
  409: 'sign-in:failure.conflict',
  412: 'sign-in:failure.emailValidation',
}

/** The sign-in by e-mail and password (spec 1 §2, §4, §5, §8), without a view. */
export const createSignIn = (platform: Platform): SignIn => {
  const { api, session, wording } = platform
  const $state = atom<SignInState>({ isBusy: false, needsCode: false, fault: undefined })
  const update = (change: Partial<SignInState>) => $state.set({ ...$state.get(), ...change })

  const check = ({ username, password }: Credentials): SignInFault | undefined => {
    const email = username.trim()
    if (email === '') return { field: 'username', message: wording.t('sign-in:required') }
    if (!emailShape.safeParse(email).success) {
      return { field: 'username', message: wording.t('sign-in:invalid') }
    }
    if (password === '') {
      return { field: 'password', message: wording.t('sign-in:passwordRequired') }
    }
    return undefined
  }

  const messageOf = (error: unknown): string => {
    if (!(error instanceof ClientError) || error.status === 0 || error.status >= 429) {
      return error instanceof ClientError ? error.message : wording.t('sign-in:failure.unexpected')
    }
    const fixed = fixedMessages[error.status]
    if (fixed !== undefined) return wording.t(fixed)
    const fallback = fallbackMessages[error.status]
    if (fallback === undefined) return wording.t('sign-in:failure.unexpected')
    const isSaid = error.message !== '' && error.message !== wording.t('common:failure.other')
    return isSaid ? error.message : wording.t(fallback)
  }

  const failed = (error: unknown): SignInOutcome => {
    if (error instanceof ClientError && error.status === 418) {
      update({ isBusy: false })
      return 'password-expired'
    }
    const needsCode = error instanceof ClientError && error.status === 307
    update({
      isBusy: false,
      needsCode: needsCode || $state.get().needsCode,
      fault: needsCode ? undefined : { message: messageOf(error) },
    })
    return 'refused'
  }

  return {
    $state,
    isReady: ({ mfaCode = '' }) => !$state.get().needsCode || mfaCode.length === codeLength,
    edited() {
      if ($state.get().fault !== undefined) update({ fault: undefined })
    },
    async submit(credentials) {
      if ($state.get().isBusy) return 'refused'
      const fault = check(credentials)
      if (fault !== undefined) {
        update({ fault })
        return 'refused'
      }
      update({ isBusy: true, fault: undefined })
      try {
        const { username, password, mfaCode } = credentials
        const tokens = await api.call(signIn, {
          body: {
            username: username.trim(),
            password,
            ...($state.get().needsCode && mfaCode !== undefined ? { mfaCode } : {}),
          },
        })
        session.accept(tokens)
      } catch (error) {
        return failed(error)
      }
      if (session.$status.get() === 'REJECTED') {
        update({ isBusy: false, fault: { message: wording.t('sign-in:failure.token') } })
        return 'refused'
      }
      update({ isBusy: false, needsCode: false })
      return 'signed-in'
    },
  }
}
