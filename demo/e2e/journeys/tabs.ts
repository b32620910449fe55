import type { BrowserContext, Page, Request } from '@playwright/test'
import { firstRow, startAs } from './actions.ts'

const refreshPath = '/api/auth/v1/token/refresh'

/** A token refresh by a tab. The status is 0 without a response. */
export interface Refresh {
  readonly token: string
  readonly status: number
}

const isRefresh = (request: Request): boolean => new URL(request.url()).pathname === refreshPath

/** Records the token refreshes of all tabs from now on. */
export const watchRefreshes = (context: BrowserContext): (() => readonly Refresh[]) => {
  const refreshes = new Map<Request, Refresh>()
  context.on('request', (request) => {
    if (!isRefresh(request)) return
    const body = request.postDataJSON() as { refreshToken: string }
    refreshes.set(request, { token: body.refreshToken, status: 0 })
  })
  context.on('response', (response) => {
    const refresh = refreshes.get(response.request())
    if (refresh) refreshes.set(response.request(), { ...refresh, status: response.status() })
  })
  return () => [...refreshes.values()]
}

/** The number of refresh tokens that were used more than once. */
export const usedTwice = (refreshes: readonly Refresh[]): number =>
  refreshes.length - new Set(refreshes.map(({ token }) => token)).size

/**
 * Starts an agent's session in the first of several tabs. Returns once the tab is ready: only then
 * does it share its session with further tabs.
 */
export const startFirstTab = async (page: Page, portal: string): Promise<void> => {
  await startAs(page, portal, 'agent', '/agency/dashboard')
  await firstRow(page).waitFor()
}

/** Duplicates a tab. The copy starts with the same session storage. */
export const openCopyOf = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  return opened
}

/** Opens a new tab with empty session storage. */
export const openAnew = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(address)
  return page
}
