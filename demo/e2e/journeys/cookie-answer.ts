import type { BrowserContext } from '@playwright/test'

/** Answers the question about cookies. Runs inside each page, before its own code. */
const deny = (port: string): void => {
  // a frame without an origin has no storage
  const isPortal = location.port === port && self.origin === location.origin
  if (isPortal) localStorage.setItem('parapet.cookie-consent.enabled', 'false')
}

/**
 * Denies cookies in a browser context, as if it was asked before. The bar that asks comes after the
 * screen and moves what is at the bottom of the window, maybe under a click.
 */
export const denyCookies = (context: BrowserContext, portal: string): Promise<unknown> =>
  context.addInitScript(deny, new URL(portal).port)
