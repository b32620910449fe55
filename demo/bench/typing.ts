import type { Browser } from '@playwright/test'
import { startAs } from '../journeys/acts.ts'
import type { RunningPlatform } from '../journeys/platform.ts'
import { percentile } from './percentile.ts'

const slowDown = 4
/** Keys before the measurement: code that runs for the first time is compiled then. */
const warmUps = 10
const keys = 40

/** Fields that are typed into, each of another kind. */
const fields = ['DBA or trade style', 'Projected revenue', 'Primary web domain', 'Address 1']

/**
 * Milliseconds from a key to the frame that shows it, in the fields of an account's details, on a
 * processor slowed down 4 times.
 */
export const measureTyping = async (
  browser: Browser,
  { portal }: Pick<RunningPlatform, 'portal'>,
): Promise<{ readonly p95: number }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await startAs(page, portal, 'agent', '/agency/accounts/account-bayside-dental/details')
  await page.getByLabel('Number of employees').waitFor()
  // from the key's own time to the end of the frame after its handlers
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { keyTimes: times })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
          channel.port1.start()
          channel.port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const samples: number[] = []
  for (const label of fields) {
    // the label of an optional field says so, and the mailing address has the same ones
    await page.getByLabel(label).first().focus()
    for (let turn = 0; turn < warmUps + keys; turn += 1) {
      const before = await page.evaluate(() => {
        const { keyTimes } = globalThis as unknown as { readonly keyTimes: number[] }
        return keyTimes.length
      })
      await page.keyboard.press(label === 'Projected revenue' ? '1' : 'a')
      // long enough for the debounced check of a domain to be on its way, too
      await page.waitForTimeout(60)
      const taken = await page.evaluate((index) => {
        const { keyTimes } = globalThis as unknown as { readonly keyTimes: number[] }
        return keyTimes[index]
      }, before)
      if (turn >= warmUps && taken !== undefined) samples.push(taken)
    }
    // a field takes so many letters, and the next one starts with its own
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
  }
  await context.close()
  return { p95: percentile(samples, 0.95) }
}
