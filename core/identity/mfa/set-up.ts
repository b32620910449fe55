import { atom, type ReadableAtom } from 'nanostores'
import { ClientError } from '../../foundation/errors/client-error.ts'
import { messageOr } from '../../foundation/errors/messages.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { Queries } from '../../platform/queries/queries.ts'
import { renewProfile } from '../session/renew-profile.ts'
import { getMe } from '../session/endpoints.ts'
import type { SessionServices } from '../session/services.ts'
import type { WordingKey } from '../../foundation/wording/namespaces.ts'
import { resetMfa, setUpMfa, updateMfa } from './endpoints.ts'
import { codeLength, type Factor, type MfaSetUp } from './model.ts'

/** The step of the set-up of a second factor. */
export type MfaSetUpState =
  | { readonly kind: 'choosing' }
  /** Asks for the password again, and for SMS also for the number. */
  | { readonly kind: 'confirming'; readonly factor: Factor }
  /** Shows the QR code, or announces a sent code; asks for codes. */
  | { readonly kind: 'proving'; readonly factor: Factor; readonly setUp: MfaSetUp }
  | { readonly kind: 'enabled'; readonly factor: Factor }
  /** Asks for the password to turn the factor off. */
  | { readonly kind: 'removing' }
  | { readonly kind: 'removed' }

export type MfaField = 'password' | 'phone' | 'mfa1' | 'mfa2'

/** The error of one field, or of the whole step. */
export interface MfaFieldError {
  readonly field?: MfaField
  readonly message: string
}

/** The running action; fields and buttons are disabled meanwhile. */
export type MfaWork = 'opening' | 'sending' | 'enabling' | 'removing'

export interface MfaCodes {
  readonly mfa1: string
  /** The next code; authenticator apps only. */
  readonly mfa2?: string
}

export interface MfaSetUpFlow {
  readonly $state: ReadableAtom<MfaSetUpState>
  readonly $work: ReadableAtom<MfaWork | undefined>
  readonly $fieldError: ReadableAtom<MfaFieldError | undefined>
  /** Whether another code was sent. */
  readonly $notice: ReadableAtom<string | undefined>
  /** Whole seconds until another code can be requested. */
  readonly $wait: ReadableAtom<number>
  choose(factor: Factor): void
  chooseRemoval(): void
  back(): void
  /** Sets a field and clears its error. */
  edited(): void
  /** Requests the QR code or the first code, with the password. */
  open(password: string, phone?: string): Promise<void>
  resend(): Promise<void>
  /** Turns the factor on with the code, or with two consecutive codes. */
  enable(codes: MfaCodes): Promise<void>
  turnOff(password: string): Promise<void>
  dispose(): void
}

/** The messages when a set-up does not start (spec 3 §8). */
const openFailures = {
  GOOGLE: 'profile:mfa.qrFailed',
  SMS: 'profile:mfa.smsFailed',
  EMAIL: 'profile:mfa.emailFailed',
} as const satisfies Record<Factor, WordingKey>

const fields: readonly string[] = ['password', 'phone', 'mfa1', 'mfa2'] satisfies MfaField[]
const isField = (name: string | undefined): name is MfaField =>
  name !== undefined && fields.includes(name)

const isComplete = (code: string | undefined): boolean => code?.length === codeLength

/**
 * Creates the set-up of a second factor (spec 3 §4), without a view. Its texts are in the namespace
 * `profile`.
 */
export const createMfaSetUp = (
  platform: Pick<SessionServices, 'api' | 'clock' | 'session' | 'wording'> & {
    readonly queries: Queries
  },
): MfaSetUpFlow => {
  const { api, clock, wording } = platform
  const $state = atom<MfaSetUpState>({ kind: 'choosing' })
  const $work = atom<MfaWork | undefined>(undefined)
  const $fieldError = atom<MfaFieldError | undefined>(undefined)
  const $notice = atom<string | undefined>(undefined)
  const $wait = atom(0)
  /** Stored only for requesting another code, while the set-up is open. */
  let confirmed: { readonly password: string; readonly phone?: string } | undefined
  let stopTick: Stop = () => {}

  const wait = (seconds: number): void => {
    stopTick()
    const end = clock.monotonic() + seconds * 1000
    const tick = (): void => {
      const left = Math.max(0, Math.ceil((end - clock.monotonic()) / 1000))
      $wait.set(left)
      if (left > 0) stopTick = clock.after(1000, tick)
    }
    tick()
  }

  const go = (state: MfaSetUpState): void => {
    if (state.kind !== 'proving') {
      confirmed = undefined
      wait(0)
    }
    $fieldError.set(undefined)
    $notice.set(undefined)
    $state.set(state)
  }

  /**
   * Shows an error of one of our fields at that field; any other failure shows the
   * text of `otherwise`.
   */
  const showError = (error: unknown, otherwise: WordingKey): void => {
    const fieldError =
      error instanceof ClientError
        ? error.fieldErrors.find(({ field }) => isField(field))
        : undefined
    if (fieldError && isField(fieldError.field))
      $fieldError.set({ field: fieldError.field, message: fieldError.message })
    else {
      const isFromServer = error instanceof ClientError && [403, 409, 429].includes(error.status)
      $fieldError.set({ message: isFromServer ? error.message : wording.t(otherwise) })
    }
  }

  /** Runs one action at a time; ignores a click during another one. */
  const during = async (work: MfaWork, step: () => Promise<void>): Promise<void> => {
    if ($work.get() !== undefined) return
    $work.set(work)
    $fieldError.set(undefined)
    $notice.set(undefined)
    try {
      await step()
    } finally {
      $work.set(undefined)
    }
  }

  const begin = async (
    factor: Factor,
    credentials: { readonly password: string; readonly phone?: string },
  ): Promise<boolean> => {
    const initialState = $state.get()
    try {
      const setUp = await api.call(setUpMfa, {
        body: { mfaType: factor, ...credentials },
        isShown: true,
      })
      // the user may have gone back meanwhile
      if ($state.get() !== initialState) return false
      go({ kind: 'proving', factor, setUp })
      confirmed = credentials
      wait(setUp.resendInSeconds)
      return true
    } catch (error) {
      if ($state.get() !== initialState) return false
      showError(error, openFailures[factor])
      if (initialState.kind === 'proving' && error instanceof ClientError)
        wait(error.retryAfter ?? 0)
      return false
    }
  }

  /** Whether the factor is on although the response was lost. */
  const isOnAfterAll = async (factor: Factor, before: string | undefined): Promise<boolean> => {
    if (before === factor) return false
    const me = await api.call(getMe, { isShown: true }).catch(() => undefined)
    return me?.mfaType === factor
  }

  const beginAgain = (factor: Factor, error: unknown): void => {
    go({ kind: 'confirming', factor })
    $fieldError.set({ message: messageOr(error, wording, 'profile:mfa.lapsed') })
  }

  const handleRejectedCodes = async (
    factor: Factor,
    before: string | undefined,
    error: unknown,
  ) => {
    const isMissing = error instanceof ClientError && error.code === 'mfaSetUpMissing'
    const isUnanswered = error instanceof ClientError && error.phase !== 'answer'
    if ((isMissing || isUnanswered) && (await isOnAfterAll(factor, before))) {
      go({ kind: 'enabled', factor })
      await renewProfile(platform)
    } else if (isMissing) beginAgain(factor, error)
    else {
      const type = wording.t(`profile:mfa.type.${factor}`)
      $fieldError.set({ message: wording.t('profile:mfa.verifyFailed', { type }) })
    }
  }

  return {
    $state,
    $work,
    $fieldError,
    $notice,
    $wait,
    choose: (factor) => go({ kind: 'confirming', factor }),
    chooseRemoval: () => go({ kind: 'removing' }),
    back: () => go({ kind: 'choosing' }),
    edited: () => $fieldError.set(undefined),
    async open(password, phone) {
      const state = $state.get()
      if (state.kind !== 'confirming') return
      if (password === '') {
        return $fieldError.set({ field: 'password', message: wording.t('errors:passwordRequired') })
      }
      const number = phone?.trim()
      const credentials = { password, ...(number && { phone: number }) }
      await during('opening', async () => void (await begin(state.factor, credentials)))
    },
    async resend() {
      const state = $state.get()
      const credentials = confirmed
      if (state.kind !== 'proving' || credentials === undefined || $wait.get() > 0) return
      await during('sending', async () => {
        if (!(await begin(state.factor, credentials))) return
        const { sentTo = '' } = state.setUp
        $notice.set(wording.t('profile:mfa.sentAgain', { sentTo }))
      })
    },
    async enable({ mfa1, mfa2 }) {
      const state = $state.get()
      if (state.kind !== 'proving') return
      const { factor } = state
      const isTwo = factor === 'GOOGLE'
      const missing = !isComplete(mfa1) ? 'mfa1' : isTwo && !isComplete(mfa2) ? 'mfa2' : undefined
      if (missing !== undefined) {
        return $fieldError.set({ field: missing, message: wording.t('errors:codeDigits') })
      }
      await during('enabling', async () => {
        const before = platform.session.$user.get()?.mfaType
        const body = { mfa1, ...(isTwo && mfa2 !== undefined && { mfa2 }) }
        try {
          await api.call(updateMfa, { query: { mfaType: factor }, body, isShown: true })
        } catch (error) {
          return handleRejectedCodes(factor, before, error)
        }
        go({ kind: 'enabled', factor })
        await renewProfile(platform)
      })
    },
    async turnOff(password) {
      if ($state.get().kind !== 'removing') return
      if (password === '') {
        return $fieldError.set({ field: 'password', message: wording.t('errors:passwordRequired') })
      }
      await during('removing', async () => {
        try {
          await api.call(resetMfa, { body: { password }, isShown: true })
        } catch (error) {
          return showError(error, 'profile:mfa.removeFailed')
        }
        go({ kind: 'removed' })
        await renewProfile(platform)
      })
    },
    // A pending call finds another step, so it neither stores the password nor counts seconds.
    dispose: () => go({ kind: 'choosing' }),
  }
}
