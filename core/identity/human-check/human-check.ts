import { locales } from '../../foundation/region/regions.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { isCancelled } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import type { WordingKey } from '../../foundation/wording/namespaces.ts'
import { getHumanChallenge, getSiteKey } from './endpoints.ts'
import type { Challenge } from './model.ts'
import type { Solution, Solver, Unsolved } from './solver.ts'

export type HumanCheckState =
  | { readonly status: 'idle' | 'loading' | 'solved' }
  /** `progress` from 0 to 1. */
  | { readonly status: 'solving'; readonly progress: number }
  | { readonly status: 'failed'; readonly failure: WordingKey }

/** The human check: a proof of work that is solved while the user types (spec 1 §2). */
export interface HumanCheck {
  readonly $state: ReadableAtom<HumanCheckState>
  /** Starts, or restarts after a failure; does nothing while it runs or is solved. */
  begin(): void
  /** The proof, once it is solved; undefined after a failure. An expired proof is solved again. */
  response(): Promise<string | undefined>
  /** Discards a used or rejected proof: the next one uses another challenge. */
  renew(): void
  /** Fails, because the platform rejected the proof finally. */
  reject(): void
  stop(): void
}

/** Milliseconds that a solution is valid; shorter than the ten minutes of the platform. */
const validFor = 9 * 60_000

/** The four texts of spec 1 §8 with the failures that they help with. */
const failures = {
  /** The solver did not load: usually the page is older than the platform. */
  'no-solver': 'passwords:captcha.refresh',
  /** No key or challenge arrived. */
  'no-challenge': 'passwords:captcha.notLoaded',
  /** No solution was found, or the platform rejected it. */
  'no-solution': 'passwords:captcha.notVerified',
  /** The locale has no human check, and so no reset. */
  'no-key': 'passwords:captcha.cannotReset',
} as const satisfies Record<Unsolved | 'no-challenge' | 'no-key', WordingKey>

/** The wire format: base64 of the JSON of challenge and solution. */
const encoded = (challenge: Challenge, solution: Solution): string =>
  btoa(JSON.stringify({ challenge, solution }))

interface Proof {
  readonly response: string
  /** Monotonic milliseconds at which the challenge arrived. */
  readonly since: number
}

/** Creates the human check of one form. */
export const createHumanCheck = (
  platform: Pick<Services, 'api' | 'clock' | 'wording'>,
  solver: Solver,
): HumanCheck => {
  const { api, clock, wording } = platform
  const $state = atom<HumanCheckState>({ status: 'idle' })
  let work: Promise<Proof | undefined> | undefined
  let proof: Proof | undefined
  let abort = new AbortController()

  const fail = (failure: keyof typeof failures): undefined => {
    $state.set({ status: 'failed', failure: failures[failure] })
  }

  const challengeOf = async (signal: AbortSignal): Promise<Challenge | 'no-key'> => {
    const locale = locales.find((each) => each === wording.$locale.get())
    const { siteKey } = await api.call(getSiteKey, { query: { locale }, signal, isShown: true })
    if (siteKey === '') return 'no-key'
    return api.call(getHumanChallenge, { query: { siteKey }, signal, isShown: true })
  }

  const attempt = async (signal: AbortSignal): Promise<Proof | undefined> => {
    $state.set({ status: 'loading' })
    const since = clock.monotonic()
    try {
      const challenge = await challengeOf(signal)
      if (challenge === 'no-key') return fail('no-key')
      $state.set({ status: 'solving', progress: 0 })
      const solution = await solver(challenge, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) $state.set({ status: 'solving', progress })
        },
      })
      if (signal.aborted) return undefined
      if (typeof solution === 'string') return fail(solution)
      $state.set({ status: 'solved' })
      return { response: encoded(challenge, solution), since }
    } catch (error) {
      return isCancelled(error) || signal.aborted ? undefined : fail('no-challenge')
    }
  }

  const begin = (): Promise<Proof | undefined> => {
    work ??= attempt(abort.signal).then((found) => {
      proof = found
      if (found === undefined) work = undefined
      return found
    })
    return work
  }

  const renew = (): void => {
    abort.abort()
    abort = new AbortController()
    work = undefined
    proof = undefined
    $state.set({ status: 'idle' })
  }

  return {
    $state,
    begin: () => void begin(),
    async response() {
      if (proof !== undefined && clock.monotonic() - proof.since > validFor) renew()
      return (await begin())?.response
    },
    renew,
    reject() {
      renew()
      fail('no-solution')
    },
    stop: renew,
  }
}
