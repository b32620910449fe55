import type { Api } from '../../platform/api/api.ts'
import type { Errors } from '../../foundation/errors/errors.ts'
import type { KeyValue } from '../../foundation/host/host.ts'
import { openAccess, refreshTokens, signOut } from './endpoints.ts'

/** Tokens as a call hands them out; a bare token when the page's own server made it. */
export interface Issue {
  readonly accessToken: string
  readonly refreshToken?: string | undefined
  /** Server time of the issue; missing when the token did not come straight from the platform. */
  readonly issuedAt?: string | undefined
}

/** The calls of the session, without its state. */
export interface Gateway {
  refresh(refreshToken: string, signal: AbortSignal): Promise<Issue>
  /** Tells the server, even when the page is left meanwhile. Throws when it did not hear. */
  signOut(refreshToken: string): Promise<void>
  /** Opens the session of an embed; missing where people sign in. */
  readonly open?: (() => Promise<Issue>) | undefined
}

/** Gives a short-lived token made by the page's own server; asked again when one is about to end. */
export type FetchSession = () => Promise<string>

/** An embed user keeps the quotes saved on this page while the tab is open. */
const embedUserKey = (clientKey: string): string => `parapet.visitor.${clientKey}`

/** How an embed opens its session: by the page's function, else by its publishable key. */
export const createOpening = (input: {
  readonly api: () => Api
  readonly errors: Pick<Errors, 'caught' | 'stated'>
  readonly tab: KeyValue
  readonly newId: () => string
  readonly clientKey: () => string | undefined
  readonly fetchSession: () => FetchSession | undefined
}): (() => Promise<Issue>) => {
  const embedUserIdOf = (clientKey: string): string => {
    const known = input.tab.get(embedUserKey(clientKey))
    if (known !== undefined) return known
    const embedUserId = input.newId()
    input.tab.set(embedUserKey(clientKey), embedUserId)
    return embedUserId
  }
  return async () => {
    const fetchSession = input.fetchSession()
    if (fetchSession !== undefined) {
      return fetchSession().then(
        (accessToken) => ({ accessToken }),
        (error: unknown) => {
          throw input.errors.caught(error, 'load')
        },
      )
    }
    const clientKey = input.clientKey()
    if (clientKey === undefined || clientKey === '') {
      throw input.errors.stated('keyMissing', 'input')
    }
    return input
      .api()
      .call(openAccess, { body: { clientKey, visitorId: embedUserIdOf(clientKey) } })
  }
}

/** Makes the calls of the session; `api` is asked late because it needs the session itself. */
export const createGateway = (api: () => Api, open?: () => Promise<Issue>): Gateway => ({
  refresh: (refreshToken, signal) =>
    api().call(refreshTokens, { body: { refreshToken }, signal, isQuiet: true }),
  signOut: (refreshToken) =>
    api().call(signOut, { body: { refreshToken }, isQuiet: true, outlivesPage: true }),
  open,
})
