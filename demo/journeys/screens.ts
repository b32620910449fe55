import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { scenes, type Scene, type Who } from '../shots/scenes.ts'
import { signInAs } from './acts.ts'
import { startPlatform, type RunningPlatform } from './platform.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds, each as a sentence. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    // Colours on their way from one theme to the other are nobody's.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
    const { violations } = await axe.run(document, { runOnly: tags })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
  }, rules)

const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const
type Size = (typeof sizes)[number]

const openAs = async (
  browser: Browser,
  { portal }: RunningPlatform,
  who: Who,
  viewport: Size,
): Promise<Page> => {
  const context = await browser.newContext({
    // axe is put into the page by its text.
    bypassCSP: true,
    baseURL: portal,
    viewport,
    hasTouch: viewport.width < 600,
    reducedMotion: 'reduce',
  })
  // Nobody is asked about cookies in every picture.
  await context.addInitScript(() => localStorage.setItem('parapet.cookie-consent.enabled', 'false'))
  const page = await context.newPage()
  if (who !== 'nobody') await signInAs(page, portal, who)
  return page
}

/** Both themes of what stands: the document's own switch, as `use-document` sets it. */
const themes = ['light', 'dark'] as const

const check = async (page: Page, scene: Scene, axe: string): Promise<void> => {
  await page.goto(scene.address)
  await page.waitForLoadState('networkidle')
  await scene.act?.(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(axe)
  for (const theme of themes) {
    await page.evaluate(
      (chosen) => document.documentElement.style.setProperty('color-scheme', chosen),
      theme,
    )
    expect.soft(await faultsOf(page), `${scene.name}, ${theme}`).toEqual([])
  }
  expect.soft(await sidewaysOf(page), `${scene.name} scrolls sideways`).toBe(0)
}

/** Scenes of one test: as many as a slow machine shows within a test's time. */
const ofOneTest = 8

const groupsOf = (all: readonly Scene[]): readonly (readonly Scene[])[] =>
  Array.from({ length: Math.ceil(all.length / ofOneTest) }, (_, at) =>
    all.slice(at * ofOneTest, (at + 1) * ofOneTest),
  )

/** Tests that every scene of these people is accessible and fits, light and dark, wide and narrow. */
export const testScreensOf = (people: readonly Who[]): void => {
  let platform: RunningPlatform
  let axe: string

  test.beforeAll(async () => {
    platform = await startPlatform()
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  })

  test.afterAll(() => platform.stop())

  for (const size of sizes) {
    for (const who of people) {
      for (const group of groupsOf(scenes.filter((scene) => scene.who === who))) {
        const title = `${who}: ${group.map(({ name }) => name).join(', ')} at ${size.width}`
        test(title, async ({ browser }) => {
          const page = await openAs(browser, platform, who, size)
          for (const scene of group) await test.step(scene.name, () => check(page, scene, axe))
          await page.context().close()
        })
      }
    }
  }
}
