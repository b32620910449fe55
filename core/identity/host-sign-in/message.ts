/** The path of the consent page, which is opened in a pop-up. */
export const authorizePath = '/authorize'

/** The query parameters of `authorizePath`. None is secret. */
export interface AuthorizeRequest {
  readonly clientKey: string
  readonly origin: string
  readonly challenge: string
  readonly state: string
}

/** The address of the pop-up at the platform's origin. */
export const authorizeAddress = (
  apiBase: string,
  { clientKey, origin, challenge, state }: AuthorizeRequest,
): string =>
  `${apiBase}${authorizePath}?${new URLSearchParams({ clientKey, origin, challenge, state })}`

const type = 'parapet-host-sign-in'

/** The pop-up's message to the page: a code to exchange, or the user's denial. */
export type HostMessage =
  | { readonly type: typeof type; readonly state: string; readonly code: string }
  | { readonly type: typeof type; readonly state: string; readonly isDenied: true }

/** Creates the message for a user's decision. */
export const hostMessage = (state: string, code: string | undefined): HostMessage =>
  code === undefined ? { type, state, isDenied: true } : { type, state, code }

/**
 * Parses a message from a pop-up; undefined for other messages, which a page may receive from
 * anywhere.
 */
export const readHostMessage = (data: unknown): HostMessage | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const message = data as Readonly<Record<string, unknown>>
  const { state, code } = message
  if (message['type'] !== type || typeof state !== 'string') return undefined
  if (message['isDenied'] === true) return hostMessage(state, undefined)
  return typeof code === 'string' ? hostMessage(state, code) : undefined
}
