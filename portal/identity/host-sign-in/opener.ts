import { hostMessage } from '#core/identity/host-sign-in/message.ts'

/**
 * The page that opened this window; undefined when it is closed, or the browser separated the two.
 */
const opener = (): Window | undefined => {
  const found: unknown = globalThis.opener
  if (typeof found !== 'object' || found === null) return undefined
  // an opener is a window of any origin
  const page = found as Window
  return page.closed ? undefined : page
}

export const hasOpener = (): boolean => opener() !== undefined

/** Answers the asking page, if it has that origin; the window is then done. */
export const answer = (to: { origin: string; state: string }, code: string | undefined): void => {
  opener()?.postMessage(hostMessage(to.state, code), to.origin)
  globalThis.close()
}
