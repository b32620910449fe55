import type { BrowserContext } from '@playwright/test'

/** Denies cookies. Runs in each page before its own code. */
const deny = (port: string): void => {
  // a frame without an origin has no storage
  const isPortal = location.port === port && self.origin === location.origin
  if (isPortal) localStorage.setItem('parapet.cookie-consent.enabled', 'false')
}

/**
 * Denies cookies in a browser context before the bar asks. The bar appears late and moves the
 * bottom of the window, possibly during a click.
 */
export const denyCookies = (context: BrowserContext, portal: string): Promise<unknown> =>
  context.addInitScript(deny, new URL(portal).port)
