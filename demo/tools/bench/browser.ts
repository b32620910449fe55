import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../e2e/journeys/chromium.ts'

export const openBrowser = (...options: readonly string[]): Promise<Browser> =>
  chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...options] })

/**
 * Addresses of the scripts and style sheets that `page` requests from `origin` while `work` runs.
 */
export const requestedCode = async (
  page: Page,
  origin: string,
  work: () => Promise<unknown>,
): Promise<readonly string[]> => {
  const requested = new Set<string>()
  const listen = (request: { url(): string; resourceType(): string }): void => {
    const address = new URL(request.url())
    const isCode = /\.(?:js|css)$/.test(address.pathname)
    if (address.origin === origin && isCode) requested.add(address.pathname)
  }
  // The cookie bar loads 1.5 s later, sometimes before the network is idle.
  await page.addInitScript(() => localStorage.setItem('parapet.cookie-consent.enabled', 'false'))
  // With an open stream the network is never idle.
  await page.route('**/api/live/**', (route) => route.abort())
  page.on('request', listen)
  await work()
  await page.waitForLoadState('networkidle')
  page.off('request', listen)
  return [...requested]
}
