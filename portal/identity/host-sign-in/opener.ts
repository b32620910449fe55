import { hostMessage } from '#core/identity/host-sign-in/message.ts'

/** The page that opened this window; undefined when it is gone, or the browser cut the two apart. */
const opener = (): Window | undefined => {
  const found: unknown = globalThis.opener
  if (typeof found !== 'object' || found === null) return undefined
  // an opener is a window, of whatever origin
  const page = found as Window
  return page.closed ? undefined : page
}

export const hasOpener = (): boolean => opener() !== undefined

/** Answers the page that asks, and only a page of that origin; the window then has done its work. */
export const answer = (to: { origin: string; state: string }, code: string | undefined): void => {
  opener()?.postMessage(hostMessage(to.state, code), to.origin)
  globalThis.close()
}
