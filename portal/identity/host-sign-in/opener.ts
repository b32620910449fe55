import { hostMessage } from '#core/identity/host-sign-in/message.ts'

/** The page that opened this window; undefined if it closed or the browser severed the two. */
const opener = (): Window | undefined => {
  const candidate: unknown = globalThis.opener
  if (typeof candidate !== 'object' || candidate === null) return undefined
  // An opener can be a window of any origin.
  const page = candidate as Window
  return page.closed ? undefined : page
}

export const hasOpener = (): boolean => opener() !== undefined

/** Sends a message to the requesting page if it has that origin, then closes the window. */
export const answer = (to: { origin: string; state: string }, code: string | undefined): void => {
  opener()?.postMessage(hostMessage(to.state, code), to.origin)
  globalThis.close()
}
