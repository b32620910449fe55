import { atom, type ReadableAtom } from 'nanostores'
import { ClientError } from '../../foundation/errors/client-error.ts'
import { messageFor, messageOr } from '../../foundation/errors/messages.ts'
import { linkCheckMessages } from '../passwords/messages.ts'
import type { SessionServices } from '../session/services.ts'
import type { MfaType } from '../../foundation/errors/mfa-type.ts'
import { codeLength } from '../mfa/model.ts'
import { checkUserInvited, validateUserInvited } from './endpoints.ts'
import type { WordingKey } from '../../foundation/wording/namespaces.ts'
import { checkPasswordReset, setPassword } from '../passwords/endpoints.ts'
import { createNewPassword, type NewPassword } from '../passwords/new-password.ts'

/** The kind of link: of a forgotten or expired password, or of an invitation. */
export type SetPasswordKind = 'reset' | 'invite'

/** The result of checking the link; `sign-in` leads to the sign-in (spec 1 §8). */
export type LinkState =
  | { readonly kind: 'checking' | 'open' | 'expired' | 'sign-in' }
  | { readonly kind: 'failed'; readonly message: string }

export interface SetPasswordState {
  readonly link: LinkState
  readonly isBusy: boolean
  /** True once the platform asked for a code of a second factor, of the kind `mfaType`. */
  readonly needsCode: boolean
  readonly mfaType: MfaType | 'unknown' | undefined
  /** Errors of the two fields, set when Save is pressed. */
  readonly fieldErrors: { readonly password?: string; readonly confirmation?: string }
  readonly failure: string | undefined
}

/** The screen of a link that sets a password (spec 1 §2, §5), without a view. */
export interface SetPassword {
  readonly $state: ReadableAtom<SetPasswordState>
  readonly entry: NewPassword
  /** The error of two different entries. */
  readonly mismatch: WordingKey
  /** Checks whether the link still works. */
  check(): Promise<void>
  /** Whether Save is enabled. A reset needs two equal entries that break no rule. */
  isReady(mfaCode?: string): boolean
  /** Sets the password; true if its user is signed in. */
  save(mfaCode?: string): Promise<boolean>
  /** Sets a field and clears its error. */
  edited(): void
}

const kinds = {
  reset: { mismatch: 'passwords:mismatch.reset', waitsForMatch: true },
  invite: { mismatch: 'passwords:mismatch.invite', waitsForMatch: false },
} as const satisfies Record<
  SetPasswordKind,
  { readonly mismatch: WordingKey; readonly waitsForMatch: boolean }
>

/** The page after a rejected link; any other status is shown with its number. */
const linkOfStatus: Readonly<Record<number, LinkState>> = {
  400: { kind: 'expired' },
  404: { kind: 'expired' },
  401: { kind: 'sign-in' },
}

/** Creates the screen of one link, from its check to the new password. */
export const createSetPassword = (
  platform: Pick<SessionServices, 'api' | 'clock' | 'session' | 'wording'>,
  { kind, token }: { readonly kind: SetPasswordKind; readonly token: string },
): SetPassword => {
  const { api, session, wording } = platform
  const { mismatch, waitsForMatch } = kinds[kind]
  const entry = createNewPassword(platform, { token })
  const $state = atom<SetPasswordState>({
    link: { kind: 'checking' },
    isBusy: false,
    needsCode: false,
    mfaType: undefined,
    fieldErrors: {},
    failure: undefined,
  })
  const update = (change: Partial<SetPasswordState>) => $state.set({ ...$state.get(), ...change })

  const refusedLink = (error: unknown): LinkState => {
    const known = error instanceof ClientError ? linkOfStatus[error.status] : undefined
    return known ?? { kind: 'failed', message: messageFor(linkCheckMessages, error, wording) }
  }

  const fieldErrorsNow = (): SetPasswordState['fieldErrors'] => {
    const { password, confirmation } = entry.$state.get()
    const label = wording.t('passwords:confirm')
    return {
      ...(password === '' ? { password: wording.t('errors:passwordRequired') } : {}),
      ...(confirmation === '' ? { confirmation: wording.t('errors:required', { label }) } : {}),
      ...(confirmation !== '' && !entry.isMatching() ? { confirmation: wording.t(mismatch) } : {}),
    }
  }

  const send = (password: string, mfaCode: string | undefined) => {
    const params = { token }
    return kind === 'invite'
      ? api.call(validateUserInvited, { params, body: { password }, isShown: true })
      : api.call(setPassword, {
          isShown: true,
          params,
          body: { password, ...(mfaCode === undefined ? {} : { mfaCode }) },
        })
  }

  const failed = (error: unknown): void => {
    if (entry.refuse(error)) return
    if (!(error instanceof ClientError)) {
      return update({ failure: wording.t('common:failure.other') })
    }
    if (error.status === 307) return update({ needsCode: true, mfaType: error.mfaType })
    const link = linkOfStatus[error.status]
    if (link !== undefined && error.status !== 400) return update({ link })
    update({ failure: messageOr(error, wording, 'common:failure.other') })
  }

  return {
    $state,
    entry,
    mismatch,
    edited() {
      const { fieldErrors, failure } = $state.get()
      if (failure !== undefined || Object.keys(fieldErrors).length > 0) {
        update({ fieldErrors: {}, failure: undefined })
      }
    },
    async check() {
      update({ link: { kind: 'checking' } })
      try {
        await api.call(kind === 'invite' ? checkUserInvited : checkPasswordReset, {
          isShown: true,
          params: { token },
        })
        update({ link: { kind: 'open' } })
      } catch (error) {
        update({ link: refusedLink(error) })
      }
    },
    isReady(mfaCode = '') {
      if ($state.get().needsCode && mfaCode.length !== codeLength) return false
      if (!waitsForMatch) return true
      const { password } = entry.$state.get()
      return entry.isMatching() && (password === '' || entry.isAcceptable())
    },
    async save(mfaCode) {
      if ($state.get().isBusy) return false
      const fieldErrors = fieldErrorsNow()
      const isInvalid = Object.keys(fieldErrors).length > 0
      update({ fieldErrors, failure: undefined, isBusy: !isInvalid })
      if (isInvalid) return false
      try {
        const { needsCode } = $state.get()
        const tokens = await send(entry.$state.get().password, needsCode ? mfaCode : undefined)
        session.accept(tokens)
      } catch (error) {
        failed(error)
        update({ isBusy: false })
        return false
      }
      const isReadable = session.$status.get() !== 'REJECTED'
      update({
        isBusy: false,
        failure: isReadable ? undefined : wording.t('sign-in:failure.token'),
      })
      return isReadable
    },
  }
}
