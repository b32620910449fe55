import type { Api } from '../../platform/api/api.ts'
import { refreshTokens, signOut } from './endpoints.ts'

/** Tokens as returned by a call; a bare token if the page's own server issued it. */
export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken?: string | undefined
  /** Server time of the issue; absent if the platform did not issue the token directly. */
  readonly issuedAt?: string | undefined
}

/** The calls of a session of users who sign in, without its state. */
export interface Gateway {
  refresh(refreshToken: string, signal: AbortSignal): Promise<IssuedTokens>
  /** Notifies the server, even if the page is closed meanwhile. Throws when the call failed. */
  signOut(refreshToken: string): Promise<void>
}

/** Creates the calls of the session; `api` is a function because it needs the session itself. */
export const createGateway = (api: () => Api): Gateway => ({
  refresh: (refreshToken, signal) =>
    api().call(refreshTokens, { body: { refreshToken }, signal, isQuiet: true }),
  signOut: (refreshToken) =>
    api().call(signOut, { body: { refreshToken }, isQuiet: true, outlivesPage: true }),
})
