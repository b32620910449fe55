import { atom, type ReadableAtom } from 'nanostores'
import { createDebounce } from '../../foundation/clock/debounce.ts'
import { ClientError, isCancelled, type FieldError } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import { listPasswordConstraints, validatePassword } from './endpoints.ts'
import type { PasswordConstraint } from './model.ts'
import { localRules, type KnownOfUser } from './rules.ts'

/** How the typed password stands to a rule; `open` as long as nothing is typed or nobody has said. */
export type RequirementState = 'open' | 'met' | 'broken'

/** A rule of passwords with what the typed one makes of it. */
export interface Requirement {
  readonly code: string
  readonly text: string
  readonly state: RequirementState
}

export interface NewPasswordState {
  readonly password: string
  readonly confirmation: string
  /** Every rule, in the server's order; none until they came. */
  readonly requirements: readonly Requirement[]
  /** What the server has against the password beyond the listed rules. */
  readonly objections: readonly string[]
}

/** A password that is being chosen, checked while it is typed (spec 1 §5). */
export interface NewPassword {
  readonly $state: ReadableAtom<NewPasswordState>
  /** Brings the rules. */
  start(): void
  /** What is known of the person by now; a password may not hold it. */
  know(known: KnownOfUser): void
  type(password: string): void
  confirm(confirmation: string): void
  /** Whether both entries are the same text. */
  isMatching(): boolean
  /** False for nothing typed, for a broken rule, and while the server objects. */
  isAcceptable(): boolean
  /** Takes the rules that a refused call lists; false when the error is about something else. */
  refuse(error: unknown): boolean
  /** Ends what is under way; typing begins another check. */
  stop(): void
}

/** Milliseconds after the last key before the server is asked. */
const pause = 300

/** What the server said about one text. */
interface Verdict {
  readonly password: string
  readonly fieldErrors: readonly FieldError[]
}

const isErrorAnswer = (error: unknown): error is ClientError =>
  error instanceof ClientError && error.code === 'passwordRefused'

/** Follows a new password: rules of ours at once, the server's a moment after the last key. */
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

  /** Without the list nothing is lost but the marks: the server checks again when it saves. */
  const bringConstraints = (): Promise<void> => {
    asking ??= api
      .call(listPasswordConstraints)
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
      })
      verdict = { password, fieldErrors: [] }
    } catch (error) {
      if (isCancelled(error) || !isErrorAnswer(error)) return
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
    start: () => void bringConstraints(),
    know(known) {
      rules = localRules(known)
      show()
    },
    stop,
    type(password) {
      if (password === $state.get().password) return
      stop()
      show({ password })
      // The server keeps our rules too: it has nothing to add before they are kept.
      if (password === '' || isBroken()) return
      const { signal } = check
      debounce.restart(() => {
        void bringConstraints()
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
      if (!isErrorAnswer(error)) return false
      const { password } = $state.get()
      const fieldErrors =
        error.fieldErrors.length > 0 ? error.fieldErrors : [{ code: '', message: error.message }]
      verdict = { password, fieldErrors }
      show()
      return true
    },
  }
}
