import { atom, type ReadableAtom } from 'nanostores'
import { createDebounce } from '../../foundation/clock/debounce.ts'
import { ClientError, isCancelled, type FieldError } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import { listPasswordConstraints, validatePassword } from './endpoints.ts'
import type { PasswordConstraint } from './model.ts'
import { localRules, type UserDetails } from './rules.ts'

/** The result of a rule for the typed password; `open` until something is typed and checked. */
export type RequirementState = 'open' | 'met' | 'broken'

/** A rule of passwords with its result. */
export interface Requirement {
  readonly code: string
  readonly text: string
  readonly state: RequirementState
}

export interface NewPasswordState {
  readonly password: string
  readonly confirmation: string
  /** Every rule, in the server's order; empty until they are loaded. */
  readonly requirements: readonly Requirement[]
  /** The server's objection that matches no listed rule. */
  readonly objections: readonly string[]
}

/** A new password, checked while it is typed (spec 1 §5). */
export interface NewPassword {
  readonly $state: ReadableAtom<NewPasswordState>
  /** Loads the rules. */
  start(): void
  /** Sets the user's data, which a password must not contain. */
  setUserDetails(known: UserDetails): void
  type(password: string): void
  confirm(confirmation: string): void
  /** Whether both entries are equal. */
  isMatching(): boolean
  /** False for an empty text, for a broken rule, and while the server objects. */
  isAcceptable(): boolean
  /** Marks the rules listed in a failed call; false if the error is about something else. */
  refuse(error: unknown): boolean
  /** Cancels running checks; typing starts another one. */
  stop(): void
}

/** Milliseconds between the last key press and the server call. */
const pause = 300

/** The server's result for one text. */
interface Verdict {
  readonly password: string
  readonly fieldErrors: readonly FieldError[]
}

const isErrorResponse = (error: unknown): error is ClientError =>
  error instanceof ClientError && error.code === 'passwordRefused'

/** Creates the checks of a new password: our rules at once, the server's after a pause. */
export const createNewPassword = (
  platform: Pick<Services, 'api' | 'clock'>,
  { token }: { readonly token?: string } = {},
): NewPassword => {
  const { api, clock } = platform
  const $state = atom<NewPasswordState>({
    password: '',
    confirmation: '',
    requirements: [],
    objections: [],
  })
  let rules = localRules()
  let constraints: readonly PasswordConstraint[] | undefined
  let asking: Promise<void> | undefined
  let verdict: Verdict | undefined
  let check = new AbortController()
  const debounce = createDebounce(clock, pause)

  const stateOf = (code: string, password: string): RequirementState => {
    if (password === '') return 'open'
    const known = verdict?.password === password ? verdict : undefined
    const isOurs = Object.hasOwn(rules, code)
    const isMet = !isOurs || rules[code]?.(password) === true
    if (!isMet || known?.fieldErrors.some((fieldError) => fieldError.code === code) === true)
      return 'broken'
    return isOurs || known !== undefined ? 'met' : 'open'
  }

  const show = (change: Partial<NewPasswordState> = {}): void => {
    const next = { ...$state.get(), ...change }
    const listed = new Set(constraints?.map(({ errorCode }) => errorCode))
    const fieldErrors = verdict?.password === next.password ? verdict.fieldErrors : []
    $state.set({
      ...next,
      requirements: (constraints ?? []).map(({ errorCode, displayText }) => ({
        code: errorCode,
        text: displayText,
        state: stateOf(errorCode, next.password),
      })),
      objections: fieldErrors.filter(({ code }) => !listed.has(code)).map(({ message }) => message),
    })
  }

  /** A failed load only hides the list of rules; the server checks the password again when it is saved. */
  const loadConstraints = (): Promise<void> => {
    asking ??= api
      .call(listPasswordConstraints, { isQuiet: true })
      .then((list) => {
        constraints = list
        show()
      })
      .catch(() => {
        asking = undefined
      })
    return asking
  }

  const judge = async (password: string, signal: AbortSignal): Promise<void> => {
    try {
      await api.call(validatePassword, {
        query: token === undefined ? {} : { token },
        body: { password },
        signal,
        isShown: true,
      })
      verdict = { password, fieldErrors: [] }
    } catch (error) {
      if (isCancelled(error) || !isErrorResponse(error)) return
      verdict = { password, fieldErrors: error.fieldErrors }
    }
    show()
  }

  const isBroken = (): boolean => $state.get().requirements.some(({ state }) => state === 'broken')

  const stop = (): void => {
    debounce.stop()
    check.abort()
    check = new AbortController()
  }

  return {
    $state,
    start: () => void loadConstraints(),
    setUserDetails(known) {
      rules = localRules(known)
      show()
    },
    stop,
    type(password) {
      if (password === $state.get().password) return
      stop()
      show({ password })
      // The server checks our rules too, so it is called only once they are met.
      if (password === '' || isBroken()) return
      const { signal } = check
      debounce.restart(() => {
        void loadConstraints()
        void judge(password, signal)
      })
    },
    confirm: (confirmation) => show({ confirmation }),
    isMatching: () => $state.get().confirmation === $state.get().password,
    isAcceptable() {
      const { password, objections } = $state.get()
      return password !== '' && !isBroken() && objections.length === 0
    },
    refuse(error) {
      if (!isErrorResponse(error)) return false
      const { password } = $state.get()
      const fieldErrors =
        error.fieldErrors.length > 0 ? error.fieldErrors : [{ code: '', message: error.message }]
      verdict = { password, fieldErrors }
      show()
      return true
    },
  }
}
