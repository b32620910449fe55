import type { Browser } from '@playwright/test'
import { startAs } from '../../e2e/journeys/actions.ts'
import type { RunningPlatform } from '../../e2e/journeys/platform.ts'
import { percentile } from './percentile.ts'

const slowDown = 4
/** Warm-up sorts, which compile the code. */
const warmUps = 6
const turns = 20

/**
 * CPU time in milliseconds of the page's script to sort a table of 20 rows, with warm code, on a
 * CPU 4 times as slow. It is four times the CPU time of this machine, because the browser's
 * throttling would multiply other load on the machine too.
 */
export const measureSort = async (
  browser: Browser,
  platform: Pick<RunningPlatform, 'portal'>,
): Promise<{ readonly median: number; readonly p95: number }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await startAs(page, platform.portal, 'agent')
  const rows = page.locator('tbody tr[data-row]')
  await rows.nth(19).waitFor()
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const scriptTime = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000 * slowDown
  }
  await page.getByRole('columnheader', { name: 'Company' }).getByRole('button').focus()
  const settled = page.locator('table[aria-busy=false]')
  const samples: number[] = []
  for (let turn = 0; turn < warmUps + turns; turn += 1) {
    // the pause exceeds all timers of the previous sort
    await page.waitForTimeout(500)
    const before = await scriptTime()
    // by keyboard, because locating an element runs script in the page
    await page.keyboard.press('Enter')
    await page.waitForTimeout(1_000)
    if (turn >= warmUps) samples.push((await scriptTime()) - before)
    await settled.waitFor()
  }
  await context.close()
  return { median: percentile(samples, 0.5), p95: percentile(samples, 0.95) }
}
