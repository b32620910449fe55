/** The address of the page that asks the person, opened in a pop-up. */
export const authorizePath = '/authorize'

/** What a host page hands to that page, in its address. Nothing of it is secret. */
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

/** What the pop-up tells the page: a code to exchange, or that the person said no. */
export type HostMessage =
  | { readonly type: typeof type; readonly state: string; readonly code: string }
  | { readonly type: typeof type; readonly state: string; readonly isDenied: true }

/** Words the answer that a person gave. */
export const hostMessage = (state: string, code: string | undefined): HostMessage =>
  code === undefined ? { type, state, isDenied: true } : { type, state, code }

/** Reads a message of a pop-up; pages get messages from anybody about anything. */
export const readHostMessage = (data: unknown): HostMessage | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const given = data as Readonly<Record<string, unknown>>
  const { state, code } = given
  if (given['type'] !== type || typeof state !== 'string') return undefined
  if (given['isDenied'] === true) return hostMessage(state, undefined)
  return typeof code === 'string' ? hostMessage(state, code) : undefined
}
