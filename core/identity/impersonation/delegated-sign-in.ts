import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf } from '../../platform/api/endpoint.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'
import type { SessionServices } from '../session/services.ts'
import { signOut } from '../session/endpoints.ts'
import type { UserClaims } from '../session/model.ts'
import { readToken } from '../session/read-token.ts'
import { redeemDelegationToken } from './endpoints.ts'
import { destinationOf, redirectDelay } from './rules.ts'

/** A user, as shown in a question about them. */
export interface Person {
  readonly name: string
  readonly email: string
}

/** The progress of opening another account. */
export type DelegatedSignInStep =
  /** The token is being exchanged. */
  | { readonly kind: 'preparing' }
  /** The link is for a user who is not signed in in this browser: asks first. */
  | {
      readonly kind: 'asking'
      readonly accountName: string
      readonly targetUser: Person
      readonly here: Person | undefined
    }
  /** The account is open; its first screen follows shortly. */
  | { readonly kind: 'entering'; readonly accountName: string }
  | { readonly kind: 'arrived'; readonly href: string }
  /** The user denied: nothing has changed. */
  | { readonly kind: 'declined' }
  /** The link is used, expired or unknown. */
  | { readonly kind: 'spent' }
  /** The account has no area that this client knows. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed'; readonly message: string }

/** The tab in which another account opens. */
export interface DelegatedSignIn {
  readonly $step: ReadableAtom<DelegatedSignInStep>
  /** Exchanges the token; repeated calls exchange it once. */
  start(): Promise<void>
  /** Accepts the question. */
  confirm(): void
  /** Denies the question: the session opened for it ends. */
  decline(): Promise<void>
  dispose(): void
}

type DelegatedTokens = AnswerOf<typeof redeemDelegationToken>

const personOf = (user: Pick<UserClaims, 'firstName' | 'lastName' | 'email'>): Person => ({
  name: `${user.firstName} ${user.lastName}`.trim(),
  email: user.email,
})

const targetUserOf = ({ accessToken }: DelegatedTokens): UserClaims | undefined => {
  const claims = readToken(accessToken)?.payload
  return claims?.kind === 'user' ? claims : undefined
}

/**
 * Exchanges a one-time token for a delegated session of this tab. Asks first unless the token's
 * user is signed in in this browser, so that a link cannot sign a user in as somebody else.
 */
export const createDelegatedSignIn = (
  platform: Pick<SessionServices, 'api' | 'clock' | 'session'>,
  token: string,
): DelegatedSignIn => {
  const { api, clock, session } = platform
  const $step = atom<DelegatedSignInStep>({ kind: 'preparing' })
  let pendingTokens: DelegatedTokens | undefined
  let started: Promise<void> | undefined
  let stopTimer = (): void => {}

  const endSession = async ({ refreshToken }: DelegatedTokens): Promise<void> => {
    await api.call(signOut, { body: { refreshToken }, isQuiet: true }).catch(() => {})
  }

  const enter = (delegated: DelegatedTokens): void => {
    const { accountType, accountName } = delegated
    if (accountType === 'unknown' || accountType === 'UNKNOWN') {
      $step.set({ kind: 'unsupported' })
      return void endSession(delegated)
    }
    // Removes the session that the browser copied from the tab that opened this one.
    session.clearTab()
    session.enter(delegated)
    $step.set({ kind: 'entering', accountName })
    const href = destinationOf[accountType]
    stopTimer = clock.after(redirectDelay, () => $step.set({ kind: 'arrived', href }))
  }

  const exchange = async (): Promise<void> => {
    // Restored without the token, from this tab or its peers.
    await session.start().catch(() => {})
    const here = session.$user.get()
    try {
      const delegated = await api.call(redeemDelegationToken, { params: { token }, isShown: true })
      const targetUser = targetUserOf(delegated)
      if (!targetUser || targetUser.id === here?.id) return enter(delegated)
      pendingTokens = delegated
      $step.set({
        kind: 'asking',
        accountName: delegated.accountName,
        targetUser: personOf(targetUser),
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
      const delegated = pendingTokens
      pendingTokens = undefined
      if (delegated) enter(delegated)
    },
    async decline() {
      const delegated = pendingTokens
      pendingTokens = undefined
      if (!delegated) return
      $step.set({ kind: 'declined' })
      await endSession(delegated)
    },
    dispose: () => stopTimer(),
  }
}
