import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf } from '../../platform/api/endpoint.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'
import type { SessionServices } from '../session/services.ts'
import { signOut } from '../session/endpoints.ts'
import type { UserClaims } from '../session/model.ts'
import { readToken } from '../session/read-token.ts'
import { enterAccount } from './endpoints.ts'
import { destinationOf, redirectDelay } from './rules.ts'

/** Somebody, as far as a question about them says. */
export interface Person {
  readonly name: string
  readonly email: string
}

/** How far an entering is. */
export type EnterStep =
  /** The token is being exchanged. */
  | { readonly kind: 'preparing' }
  /** The link is of somebody who is not signed in in this browser: they are asked first. */
  | {
      readonly kind: 'asking'
      readonly accountName: string
      readonly enteredUser: Person
      readonly here: Person | undefined
    }
  /** Inside; the first screen comes in a moment. */
  | { readonly kind: 'entering'; readonly accountName: string }
  | { readonly kind: 'arrived'; readonly href: string }
  /** Asked, and not wanted: everything is as it was. */
  | { readonly kind: 'declined' }
  /** The link is used, too old or unknown. */
  | { readonly kind: 'spent' }
  /** The account has no area that this client knows. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed'; readonly message: string }

/** A tab on its way into an account. */
export interface Entering {
  readonly $step: ReadableAtom<EnterStep>
  /** Exchanges the token, once however often it is called. */
  start(): Promise<void>
  /** Yes to the question. */
  confirm(): void
  /** No to the question: the session that was opened for it ends. */
  decline(): Promise<void>
  dispose(): void
}

type Entered = AnswerOf<typeof enterAccount>

const personOf = (user: Pick<UserClaims, 'firstName' | 'lastName' | 'email'>): Person => ({
  name: `${user.firstName} ${user.lastName}`.trim(),
  email: user.email,
})

const enteredUserOf = ({ accessToken }: Entered): UserClaims | undefined => {
  const claims = readToken(accessToken)?.payload
  return claims?.kind === 'user' ? claims : undefined
}

/**
 * Takes a one-time token into a delegated session of this tab. Only who is signed in in this browser already goes
 * in without a question: a link must not sign a person in as somebody else unasked.
 */
export const createEntering = (
  platform: Pick<SessionServices, 'api' | 'clock' | 'session'>,
  token: string,
): Entering => {
  const { api, clock, session } = platform
  const $step = atom<EnterStep>({ kind: 'preparing' })
  let asked: Entered | undefined
  let started: Promise<void> | undefined
  let stopTimer = (): void => {}

  const giveBack = async ({ refreshToken }: Entered): Promise<void> => {
    await api.call(signOut, { body: { refreshToken } }).catch(() => {})
  }

  const enter = (entered: Entered): void => {
    const { accountType, accountName } = entered
    if (accountType === 'unknown' || accountType === 'UNKNOWN') {
      $step.set({ kind: 'unsupported' })
      return void giveBack(entered)
    }
    // What the browser copied into this tab from the one that opened it is of no use here.
    session.clearTab()
    session.enter(entered)
    $step.set({ kind: 'entering', accountName })
    const href = destinationOf[accountType]
    stopTimer = clock.after(redirectDelay, () => $step.set({ kind: 'arrived', href }))
  }

  const exchange = async (): Promise<void> => {
    // Found without a look at the token: in this tab, or by its peers.
    await session.start().catch(() => {})
    const here = session.$user.get()
    try {
      const entered = await api.call(enterAccount, { params: { token } })
      const enteredUser = enteredUserOf(entered)
      if (!enteredUser || enteredUser.id === here?.id) return enter(entered)
      asked = entered
      $step.set({
        kind: 'asking',
        accountName: entered.accountName,
        enteredUser: personOf(enteredUser),
        here: here && personOf(here),
      })
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      const isSpent = error.status === 404
      $step.set(isSpent ? { kind: 'spent' } : { kind: 'failed', message: error.message })
    }
  }

  return {
    $step,
    start: () => (started ??= exchange()),
    confirm() {
      const entered = asked
      asked = undefined
      if (entered) enter(entered)
    },
    async decline() {
      const entered = asked
      asked = undefined
      if (!entered) return
      $step.set({ kind: 'declined' })
      await giveBack(entered)
    },
    dispose: () => stopTimer(),
  }
}
