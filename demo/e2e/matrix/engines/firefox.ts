import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Debian's Firefox, without a driver. */
export const openFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    headless: true,
    executablePath: '/usr/bin/firefox-esr',
  })
  const page = await browser.newPage()
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    evaluate: (expression) => page.evaluate(expression),
    async frame(expression) {
      const handle = await page.evaluateHandle(expression)
      const frame = await handle.asElement()?.contentFrame()
      if (!frame) return undefined
      return {
        type: (selector, text) => frame.type(selector, text),
        click: (selector) => frame.click(selector),
        has: async (selector) => (await frame.$(selector)) !== null,
      }
    },
    close: () => browser.close(),
  }
}
