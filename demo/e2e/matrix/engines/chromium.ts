import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../journeys/chromium.ts'
import type { Engine } from './engine.ts'

/** Resolves the host name of the page on plain http. */
const names = '--host-resolver-rules=MAP agency.test 127.0.0.1'

/** Debian's Chromium, with a context for each page. */
export const openChromium = async (): Promise<Engine> => {
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, names, '--disable-features=LocalNetworkAccessChecks'],
  })
  const newPage = async () => (await browser.newContext()).newPage()
  let last: Awaited<ReturnType<typeof newPage>> | undefined
  return {
    async open(address) {
      await last?.context().close()
      last = await newPage()
      await last.goto(address, { waitUntil: 'commit' })
    },
    evaluate: async (expression) => last?.evaluate(expression),
    async frame(expression) {
      const handle = await last?.evaluateHandle<Element | undefined>(expression)
      const frame = await handle?.asElement()?.contentFrame()
      if (!frame) return undefined
      return {
        type: (selector, text) => frame.locator(selector).pressSequentially(text),
        click: (selector) => frame.locator(selector).click(),
        has: async (selector) => (await frame.locator(selector).count()) > 0,
      }
    },
    close: () => browser.close(),
  }
}
