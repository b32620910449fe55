import type { CDPSession, Page } from '@playwright/test'
import { startPlatform } from '../../e2e/journeys/platform.ts'
import { openBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import { kB } from './sizes.ts'

const mounts = 300
/** Warm-up mounts, which fill the caches of the page and of the engine. */
const before = 50
/** Maximum heap growth in bytes. The engine's own feedback data grow a little. */
const growth = 500_000
/**
 * Milliseconds until the timeouts of calls (30 s) have expired, because they retain their elements.
 */
const settling = 35_000

/** Mounts and removes copies of the page's calculator, each once its form has appeared. */
const mountRepeatedly = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    const tag = 'parapet-quote-calculator'
    const sample = document.querySelector(tag) ?? document.createElement(tag)
    sample.remove()
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let turn = 0; turn < count; turn += 1) {
      const element = document.createElement(tag)
      for (const { name, value } of sample.attributes) element.setAttribute(name, value)
      document.querySelector('main')?.append(element)
      // Sequential, as in an app that changes routes.
      while (!element.shadowRoot?.querySelector('input')) await frame()
      element.remove()
      await frame()
    }
    document.querySelector('main')?.append(sample)
  }, times)

const residueOf = async (page: Page, session: CDPSession) => {
  await page.waitForTimeout(settling)
  // The browser's resource timings also take memory.
  await page.evaluate(() => performance.clearResourceTimings())
  // A second collection frees what the first one leaves.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

/** Leaks of many mounts: memory, nodes, listeners, open calls and requested sessions. */
export const mountFigures = async (): Promise<readonly Figure[]> => {
  const platform = await startPlatform({ RATE_LIMITS: '1000' })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    let sessions = 0
    const open = new Set<object>()
    page.on('request', (request) => {
      open.add(request)
      if (request.url().endsWith('/access')) sessions += 1
    })
    page.on('requestfinished', (request) => void open.delete(request))
    page.on('requestfailed', (request) => void open.delete(request))
    await page.goto(`${platform.siteUs}/plain`)
    await page.locator('parapet-quote-calculator input').first().waitFor()
    const session = await page.context().newCDPSession(page)
    await mountRepeatedly(page, before)
    const start = await residueOf(page, session)
    await mountRepeatedly(page, mounts)
    const end = await residueOf(page, session)
    const grown = Math.max(0, end.heap - start.heap)
    const leaked = Math.max(0, end.nodes - start.nodes, end.listeners - start.listeners)
    await page.waitForLoadState('networkidle')
    return [
      {
        what: `heap grown over ${mounts} mounts, from ${kB(start.heap)}`,
        value: kB(grown),
        aim: `≤ ${kB(growth)}`,
        ratio: grown / growth,
      },
      {
        what: 'nodes or listeners left after them',
        value: String(leaked),
        aim: '0',
        ratio: leaked,
      },
      { what: 'calls open after them', value: String(open.size), aim: '0', ratio: open.size },
      { what: 'sessions requested by them', value: String(sessions), aim: '1', ratio: sessions },
    ]
  } finally {
    await browser.close()
    await platform.stop()
  }
}
