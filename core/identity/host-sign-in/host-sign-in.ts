import { atom, type ReadableAtom } from 'nanostores'
import type { Stop } from '../../foundation/host/host.ts'
import { authorizeAddress, readHostMessage } from './message.ts'
import type { HostTokens, HostUser } from './model.ts'
import { createPkce, type Pkce } from './pkce.ts'

/** The pop-up's window, as far as its opener can use it. */
export interface PopUp {
  isClosed(): boolean
  focus(): void
  close(): void
}

/**
 * `waiting`: the user answers in the pop-up. `blocked`: the browser opened none; `address` is a
 * link to it. `finishing`: the code is being exchanged.
 */
export type HostSignInState =
  | { readonly step: 'signed-out' | 'waiting' | 'finishing' }
  | { readonly step: 'blocked'; readonly address: string }
  | { readonly step: 'signed-in'; readonly user: HostUser; readonly accessToken: string }

export interface HostSignInOptions {
  /** Origin of the platform; messages of other origins are ignored. */
  readonly apiBase: string
  readonly clientKey: string
  /** Origin of the page. */
  readonly origin: string
  randomBytes(count: number): Uint8Array
  after(ms: number, work: () => void): Stop
  /** Opens the pop-up; undefined if the browser blocks it. */
  open(address: string): PopUp | undefined
  exchange(body: { clientKey: string; code: string; codeVerifier: string }): Promise<HostTokens>
  /** Called after the state has changed. */
  onSignedIn(tokens: HostTokens): void
  onCancelled(): void
  onFailed(error: unknown): void
  /** The token expired, or the page removed it. */
  onSignedOut(): void
}

export interface HostSignIn {
  readonly $state: ReadableAtom<HostSignInState>
  /** Opens the pop-up. Call it in the handler of a click. */
  signIn(): void
  /** Handles a message from an origin to the page. */
  handleMessage(data: unknown, origin: string): void
  /** Removes the token. */
  signOut(): void
  dispose(): void
}

/** Milliseconds between two checks whether the pop-up was closed. */
const closeCheckInterval = 400
/**
 * Milliseconds to wait for an answer after the pop-up closed, because it closes right after posting
 * one.
 */
const grace = 400

const signedOut: HostSignInState = { step: 'signed-out' }

/** Signs a user in on an agency's page, without a view. The token stays in memory. */
export const createHostSignIn = (options: HostSignInOptions): HostSignIn => {
  const $state = atom<HostSignInState>(signedOut)
  let pkce: Pkce | undefined
  let popUp: PopUp | undefined
  let stop: Stop = () => {}

  const settle = (state: HostSignInState): void => {
    stop()
    stop = () => {}
    pkce = undefined
    popUp = undefined
    $state.set(state)
  }

  const cancel = (): void => {
    settle(signedOut)
    options.onCancelled()
  }

  const watch = (): void => {
    stop = options.after(closeCheckInterval, () => {
      if (popUp?.isClosed() === true) stop = options.after(grace, cancel)
      else watch()
    })
  }

  const finish = async (code: string, { verifier }: Pkce): Promise<void> => {
    settle({ step: 'finishing' })
    const request = $state.get()
    try {
      const body = { clientKey: options.clientKey, code, codeVerifier: verifier }
      const tokens = await options.exchange(body)
      if ($state.get() !== request) return
      settle({ step: 'signed-in', user: tokens.user, accessToken: tokens.accessToken })
      stop = options.after(tokens.expiresIn * 1000, signOut)
      options.onSignedIn(tokens)
    } catch (error) {
      if ($state.get() !== request) return
      settle(signedOut)
      options.onFailed(error)
    }
  }

  const signOut = (): void => {
    const { step } = $state.get()
    if (step === 'signed-out') return
    popUp?.close()
    settle(signedOut)
    if (step === 'signed-in') options.onSignedOut()
    else options.onCancelled()
  }

  return {
    $state,
    signIn() {
      const { step } = $state.get()
      if (step === 'waiting') return popUp?.focus()
      if (step === 'finishing' || step === 'signed-in') return
      const { apiBase, clientKey, origin } = options
      pkce = createPkce((count) => options.randomBytes(count))
      const { challenge, state } = pkce
      const address = authorizeAddress(apiBase, { clientKey, origin, challenge, state })
      popUp = options.open(address)
      $state.set(popUp === undefined ? { step: 'blocked', address } : { step: 'waiting' })
      if (popUp !== undefined) watch()
    },
    handleMessage(data, origin) {
      if (pkce === undefined || origin !== options.apiBase) return
      const message = readHostMessage(data)
      if (message?.state !== pkce.state) return
      if ('code' in message) void finish(message.code, pkce)
      else cancel()
    },
    signOut,
    dispose() {
      popUp?.close()
      settle(signedOut)
    },
  }
}
