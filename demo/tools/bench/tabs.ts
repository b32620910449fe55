import type { Browser, Page } from '@playwright/test'
import { startAs } from '../../e2e/journeys/actions.ts'
import type { RunningPlatform } from '../../e2e/journeys/platform.ts'
import { percentile } from './percentile.ts'

const tabs = ['Binders', 'Policies', 'Accounts', 'Quotes'] as const
/** Warm-up: every tab once, so that its code is loaded. */
const rounds = 6

/** Milliseconds from the click on a tab to its rows on screen, measured in the page. */
const openTab = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (title) =>
      new Promise<number>((done, fail) => {
        const links = [...document.querySelectorAll<HTMLElement>('nav a')]
        const link = links.find(({ textContent }) => textContent.trim() === title)
        if (!link) return fail(new Error(`No tab is called ${title}`))
        const isShown = () =>
          document.querySelector('main h1')?.textContent === title &&
          document.querySelector('main table[aria-busy=false] tbody tr[data-row]') !== null
        const began = performance.now()
        const observer = new MutationObserver(() => {
          if (!isShown()) return
          observer.disconnect()
          requestAnimationFrame(() => done(performance.now() - began))
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        link.click()
      }),
    name,
  )

/** p95 from the click on a tab of the dashboard to its rows on screen, in milliseconds. */
export const measureTabs = async (
  browser: Browser,
  { portal }: Pick<RunningPlatform, 'portal'>,
): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await startAs(page, portal, 'agent', '/agency/dashboard')
  await page.locator('tbody tr[data-row]').first().waitFor()
  const samples: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const name of tabs) {
      await page.waitForTimeout(500)
      const duration = await openTab(page, name)
      if (round > 0) samples.push(duration)
    }
  }
  await context.close()
  return percentile(samples, 0.95)
}
