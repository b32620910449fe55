import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type Axe from 'axe-core'
import { portalOf, type Scene, type Who } from '../shots/scene.ts'
import { scenes } from '../shots/scenes.ts'
import { openScene } from '../shots/open-scene.ts'
import { waitForScreen } from '../shots/wait-for-screen.ts'
import { startSession } from './actions.ts'
import type { WorkerBrowser } from './browsers.ts'
import { denyCookies } from './cookie-answer.ts'
import { expect, test as journey } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

type RunOnly = NonNullable<Axe.RunOptions['runOnly']>

/** Rules of WCAG 2.2 AA. */
const all: RunOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules that depend on colours. axe's other rules have the same result in both themes. */
const ofColour: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Best-practice rules that every page must pass too. */
const structure = { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } }

/** A theme as set by `use-document`, with the rules to check in it. */
interface ThemeRules {
  readonly name: 'light' | 'dark'
  readonly runOnly: RunOnly
  readonly rules: NonNullable<Axe.RunOptions['rules']>
}

interface Size {
  readonly width: number
  readonly height: number
  readonly isTouched: boolean
  readonly themes: readonly ThemeRules[]
}

/**
 * Viewports with the themes to check in each. Phones are checked in the dark theme only, the harder
 * one, because a run of axe costs as much as opening a screen.
 */
const sizes = [
  {
    width: 1280,
    height: 800,
    isTouched: false,
    themes: [
      { name: 'light', runOnly: all, rules: structure },
      { name: 'dark', runOnly: ofColour, rules: {} },
    ],
  },
  {
    width: 390,
    height: 844,
    isTouched: true,
    themes: [{ name: 'dark', runOnly: all, rules: structure }],
  },
] as const satisfies readonly Size[]

/** The violations that axe finds in a theme, each as a sentence. */
const violationsOf = (page: Page, theme: ThemeRules): Promise<string[]> =>
  page.evaluate(async ({ name, runOnly, rules }) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    document.documentElement.style.setProperty('color-scheme', name)
    // Waits for transitions between the themes, in shadow roots too, because their colours do not count.
    const shadows = [...document.querySelectorAll('*')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    const ending = [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
    // Passes are not reported, because computing their selectors costs more than the rules.
    const options: Axe.RunOptions = { runOnly, rules, resultTypes: ['violations'] }
    const { violations } = await axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
  }, theme)

const horizontalOverflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Dates that are truncated in their cells: `Sep 28, 20…`. */
const truncatedDatesOf = (page: Page): Promise<string[]> =>
  page.locator('tbody td').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.scrollWidth > cell.clientWidth)
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /^\w[\w ,]* 20\d\d$/.test(text)),
  )

/** The DevTools session of each page. Detaching it would end the emulation. */
const sessions = new WeakMap<Page, CDPSession>()

/** Sets the window's size, with touch or mouse. */
const resize = async (page: Page, { isTouched, width, height }: Size): Promise<void> => {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, devtools)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched })
  await page.setViewportSize({ width, height })
}

/** Injects axe once per page, so that all scenes of the page use the compiled code. */
const injectAxe = async (page: Page, axe: string): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
}

const check = async (page: Page, scene: Scene, axe: string): Promise<void> => {
  const [wide] = sizes
  await resize(page, wide)
  await openScene(page, scene)
  await scene.act?.(page)
  await injectAxe(page, axe)
  for (const size of sizes) {
    if (size !== wide) await resize(page, size)
    await waitForScreen(page)
    for (const theme of size.themes) {
      const violations = await violationsOf(page, theme)
      expect.soft(violations, `${theme.name} at ${size.width}`).toEqual([])
    }
    expect.soft(await horizontalOverflowOf(page), `scrolls sideways at ${size.width}`).toBe(0)
    expect.soft(await truncatedDatesOf(page), `cut at ${size.width}`).toEqual([])
  }
}

/** The page that shows the scenes of one user. */
interface Stage {
  pageOf(who: Who, group: string, platform: RunningPlatform): Promise<Page>
  close(): Promise<void>
}

const createStage = (browser: WorkerBrowser): Stage => {
  let current: { readonly group: string; readonly context: BrowserContext } | undefined
  const close = async (): Promise<void> => {
    const ending = current
    current = undefined
    if (ending) await browser.close(ending.context)
  }
  return {
    async pageOf(who, group, platform) {
      const portal = portalOf(platform.portal, who)
      const open = current?.group === group ? current.context.pages()[0] : undefined
      if (open) return open
      await close()
      const context = await browser.newContext({
        // axe is injected as source text.
        bypassCSP: true,
        baseURL: portal,
        reducedMotion: 'reduce',
      })
      await denyCookies(context, portal)
      const page = await context.newPage()
      if (who !== 'nobody') await startSession(page, portal, who)
      current = { group, context }
      return page
    },
    close,
  }
}

const test = journey.extend<object, { readonly stage: Stage; readonly axe: string }>({
  platformOf: 'worker',
  stage: [
    async ({ workerBrowser }, give) => {
      const stage = createStage(workerBrowser)
      await give(stage)
      await stage.close()
    },
    { scope: 'worker' },
  ],
  axe: [
    // The test runner reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) =>
      give(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')),
    { scope: 'worker' },
  ],
})

/** Groups of scenes that share a page. */
const scenesPerPage = 12

const sweptOf = (who: Who): readonly Scene[] =>
  scenes.filter((scene) => scene.who === who && scene.isForEyesOnly !== true)

const groupsOf = (own: readonly Scene[]): readonly (readonly Scene[])[] =>
  Array.from({ length: Math.ceil(own.length / scenesPerPage) }, (_, at) =>
    own.slice(at * scenesPerPage, (at + 1) * scenesPerPage),
  )

/**
 * Tests that every scene of these users is accessible and fits, light and dark, wide and narrow.
 */
export const testScreensOf = (people: readonly Who[]): void => {
  test.describe.configure({ mode: 'parallel' })
  for (const who of people) {
    for (const [at, group] of groupsOf(sweptOf(who)).entries()) {
      const name = `${who} ${at + 1}`
      test.describe(name, () => {
        test.describe.configure({ mode: 'default' })
        for (const scene of group) {
          test(scene.name, async ({ stage, platform, axe }) => {
            await check(await stage.pageOf(who, name, platform), scene, axe)
          })
        }
      })
    }
  }
}
