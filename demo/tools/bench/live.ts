import type { Browser, Page } from '@playwright/test'
import { startAs } from '../../e2e/journeys/actions.ts'
import type { RunningPlatform } from '../../e2e/journeys/platform.ts'
import { caller, saveQuote, tokenOf } from '../../e2e/journeys/records.ts'
import { percentile } from './percentile.ts'

/** Additional open streams: users, sessions per user, streams per session. */
const others = {
  users: ['admin', 'underwriter', 'claims', 'agency', 'agent', 'desk', 'wholesale'],
  sessions: 4,
  streams: 7,
} as const

const changes = 20

/** Opens about 200 streams and reads them. Returns a function that closes them. */
const openStreams = async ({ portal }: RunningPlatform): Promise<() => void> => {
  const controller = new AbortController()
  const { signal } = controller
  for (const who of others.users) {
    for (let session = 0; session < others.sessions; session += 1) {
      const headers = { Authorization: `Bearer ${await tokenOf(portal, who)}` }
      for (let at = 0; at < others.streams; at += 1) {
        const answer = await fetch(`${portal}/api/live/v1/events`, { headers, signal })
        if (!answer.ok) throw new Error(`A stream returned ${answer.status}`)
        void answer.text().catch(() => '')
      }
    }
  }
  return () => controller.abort()
}

/**
 * Waits in the page until its facts panel contains a text. Playwright's own wait polls twice a
 * second only.
 */
const factShown = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (expected) =>
      new Promise<void>((done) => {
        const isShown = () =>
          [...document.querySelectorAll('main dl')].some((facts) =>
            facts.textContent.includes(expected),
          )
        const observer = new MutationObserver(() => {
          if (!isShown()) return
          observer.disconnect()
          requestAnimationFrame(() => done())
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text,
  )

/** p95 from a change to its value on another user's screen, in milliseconds. */
export const measureLive = async (browser: Browser, platform: RunningPlatform): Promise<number> => {
  const quote = await saveQuote(platform, 'Watched Clinic')
  const close = await openStreams(platform)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await startAs(page, platform.portal, 'underwriter', `/admin/quotes/${quote.id}`)
    await page.locator('main dl').first().waitFor()
    // the stream opens after the first view
    await page.waitForTimeout(5_000)
    const agent = caller(platform.portal, await tokenOf(platform.portal, 'agent'))
    const samples: number[] = []
    for (let turn = 0; turn < changes; turn += 1) {
      const lastName = `Reyes-${String.fromCharCode(97 + turn)}`
      const contact = { firstName: 'Dana', lastName, email: quote.email, phone: '4095550142' }
      const appearance = factShown(page, lastName)
      const began = performance.now()
      await agent('PUT', `/api/quote/v1/P100/${quote.id}`, { contact })
      await appearance
      samples.push(performance.now() - began)
      await page.waitForTimeout(400)
    }
    return percentile(samples, 0.95)
  } finally {
    close()
    await context.close()
  }
}

/** Milliseconds from the key to the heading of the next quote, measured in the page. */
const pressNext = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const heading = () => document.querySelector('main h1')?.textContent
        const before = heading()
        const main = document.querySelector('main')
        if (!main || !before) return fail(new Error('No quote on screen'))
        const began = performance.now()
        const observer = new MutationObserver(() => {
          const now = heading()
          if (!now || now === before) return
          observer.disconnect()
          requestAnimationFrame(() => done(performance.now() - began))
        })
        observer.observe(main, { subtree: true, childList: true, characterData: true })
        main.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
      }),
  )

/** p95 from `J` to the next quote of the inbox on screen, in milliseconds. */
export const measureNext = async (browser: Browser, platform: RunningPlatform): Promise<number> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await startAs(page, platform.portal, 'underwriter', '/admin/inbox')
  await page.locator('tbody tr[data-row] a').first().click()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const samples: number[] = []
  await next.waitFor()
  for (let turn = 0; turn < changes && (await next.isEnabled()); turn += 1) {
    // an underwriter reads longer than that
    await page.waitForTimeout(2_000)
    samples.push(await pressNext(page))
  }
  await context.close()
  return percentile(samples, 0.95)
}
