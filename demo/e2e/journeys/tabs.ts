import type { BrowserContext, Page, Request } from '@playwright/test'
import { firstRow, startAs } from './actions.ts'

const refreshPath = '/api/auth/v1/token/refresh'

/** A refresh as requested by a tab; status 0 until, or without, an answer. */
export interface Refresh {
  readonly token: string
  readonly status: number
}

const isRefresh = (request: Request): boolean => new URL(request.url()).pathname === refreshPath

/** Records the refreshes of a browser's tabs from now on. */
export const watchRefreshes = (context: BrowserContext): (() => readonly Refresh[]) => {
  const asked = new Map<Request, Refresh>()
  context.on('request', (request) => {
    if (!isRefresh(request)) return
    const body = request.postDataJSON() as { refreshToken: string }
    asked.set(request, { token: body.refreshToken, status: 0 })
  })
  context.on('response', (response) => {
    const refresh = asked.get(response.request())
    if (refresh) asked.set(response.request(), { ...refresh, status: response.status() })
  })
  return () => [...asked.values()]
}

/** How many refresh tokens were used more than once: each of them is one refresh too many. */
export const usedTwice = (refreshes: readonly Refresh[]): number =>
  refreshes.length - new Set(refreshes.map(({ token }) => token)).size

/**
 * Starts an agent's session in the first tab of a story about several. Returns once it is in use:
 * a tab answers others only then, and one opened earlier would ask for the password.
 */
export const startFirstTab = async (page: Page, portal: string): Promise<void> => {
  await startAs(page, portal, 'agent', '/agency/dashboard')
  await firstRow(page).waitFor()
}

/** A tab that the browser makes as a copy of another: it starts with the same session storage. */
export const openCopyOf = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  return opened
}

/** A new tab: it starts with empty storage. */
export const openAnew = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(address)
  return page
}
