import type { Browser } from '@playwright/test'
import { startAs } from '../../e2e/journeys/actions.ts'
import type { RunningPlatform } from '../../e2e/journeys/platform.ts'
import { percentile } from './percentile.ts'

const slowDown = 4
/** Sorts before the measurement: code that runs for the first time is compiled then. */
const warmUps = 6
const turns = 20

/**
 * Milliseconds of processor time that the page's script takes on a processor 4 times as slow to
 * sort a table of 20 rows, once that has been done before. Four times the processor time of this
 * machine: the browser's own slow-down counts what else the machine does at the same time, four
 * times too.
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
    // what came before is over: the pause is longer than any of its timers
    await page.waitForTimeout(500)
    const before = await scriptTime()
    // by the keyboard, because looking for an element runs script of its own in the page
    await page.keyboard.press('Enter')
    await page.waitForTimeout(1_000)
    if (turn >= warmUps) samples.push((await scriptTime()) - before)
    await settled.waitFor()
  }
  await context.close()
  return { median: percentile(samples, 0.5), p95: percentile(samples, 0.95) }
}
