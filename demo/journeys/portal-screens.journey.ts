import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { scenes, type Scene, type Who } from '../shots/scenes.ts'
import { signInAs } from './acts.ts'
import { startPlatform, type RunningPlatform } from './platform.ts'

let platform: RunningPlatform
let axe: string

test.beforeAll(async () => {
  platform = await startPlatform()
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})

test.afterAll(() => platform.stop())

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds, each as a sentence. */
const faultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe)
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const { violations } = await axe.run(document, { runOnly: tags })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
  }, rules)
}

const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

interface Look {
  readonly theme: 'light' | 'dark'
  readonly width: number
  readonly height: number
}

const openAs = async (browser: Browser, who: Who, look: Look): Promise<Page> => {
  const { theme, width, height } = look
  const context = await browser.newContext({
    // axe is put into the page by its text.
    bypassCSP: true,
    baseURL: platform.portal,
    viewport: { width, height },
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((chosen) => {
    const settings = JSON.stringify({ version: 10, values: { theme: chosen } })
    localStorage.setItem('parapet.settings.anyone', settings)
    // Nobody is asked about cookies in every picture.
    localStorage.setItem('parapet.cookie-consent.enabled', 'false')
  }, theme)
  const page = await context.newPage()
  if (who === 'nobody') return page
  await signInAs(page, platform.portal, who)
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitemradio', { name: theme === 'dark' ? 'Dark' : 'Light' }).click()
  return page
}

const check = async (page: Page, scene: Scene): Promise<void> => {
  await page.goto(scene.address)
  await page.waitForLoadState('networkidle')
  await scene.act?.(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect.soft(await faultsOf(page), scene.name).toEqual([])
  expect.soft(await sidewaysOf(page), `${scene.name} scrolls sideways`).toBe(0)
}

const looks: readonly Look[] = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 390, height: 844 },
]

for (const look of looks) {
  for (const who of ['nobody', 'admin', 'agent', 'underwriter', 'customer', 'carrier'] as const) {
    test(`every screen of ${who} is accessible and fits, ${look.theme}, ${look.width}`, async ({
      browser,
    }) => {
      const page = await openAs(browser, who, look)
      for (const scene of scenes.filter((each) => each.who === who)) {
        await test.step(scene.name, () => check(page, scene))
      }
      await page.context().close()
    })
  }
}
