import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { password } from '../journeys/actions.ts'
import { chromiumLaunch } from '../journeys/chromium.ts'
import { denyCookies } from '../journeys/cookie-answer.ts'
import { portalOf, type Scene, type Who } from './scene.ts'
import { scenes } from './scenes.ts'
import { openScene } from './open-scene.ts'
import { waitForScreen } from './wait-for-screen.ts'

/**
 * Takes screenshots of every screen of a running portal, light and dark, at three widths. `node
 * demo/e2e/shots/main.ts --portal http://127.0.0.1:4000 --only agency --themes light --widths 1280`
 */
const { values } = parseArgs({
  options: {
    portal: { type: 'string', default: 'http://127.0.0.1:4000' },
    folder: { type: 'string', default: join(import.meta.dirname, '../../../build/shots') },
    only: { type: 'string', default: '' },
    themes: { type: 'string', default: 'light,dark' },
    widths: { type: 'string', default: '390,1280,1920' },
  },
})

const heights: Readonly<Record<string, number>> = { 390: 844, 1280: 800, 1920: 1080 }

/** The timeout for a screen in milliseconds. */
const timeout = 10_000

const contextOf = async (
  browser: Browser,
  who: Who,
  width: number,
  theme: string,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: portalOf(values.portal, who),
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  })
  context.setDefaultTimeout(timeout)
  // The device's settings of a user who is not signed in.
  await context.addInitScript((chosen) => {
    const settings = JSON.stringify({ version: 10, values: { theme: chosen } })
    localStorage.setItem('parapet.settings.anyone', settings)
  }, theme)
  await denyCookies(context, values.portal)
  if (who === 'nobody') return context
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(`${who}@demo.test`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/dashboard/)
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitemradio', { name: theme === 'dark' ? 'Dark' : 'Light' }).click()
  return context
}

/** The console messages of each page, without failed calls, which some scenes cause on purpose. */
const consoleOf = new WeakMap<Page, string[]>()

const openPage = async (context: BrowserContext): Promise<Page> => {
  const [first] = context.pages()
  const page = first ?? (await context.newPage())
  if (consoleOf.has(page)) return page
  const lines: string[] = []
  consoleOf.set(page, lines)
  page.on('pageerror', ({ message }) => lines.push(message))
  page.on('console', (message) => {
    const isOfCall = message.text().startsWith('Failed to load resource')
    if (!isOfCall && ['error', 'warning'].includes(message.type())) lines.push(message.text())
  })
  return page
}

const take = async (context: BrowserContext, scene: Scene, file: string): Promise<string[]> => {
  const page = await openPage(context)
  await openScene(page, scene)
  await scene.act?.(page)
  await waitForScreen(page)
  await page.screenshot({ path: file })
  return consoleOf.get(page)?.splice(0) ?? []
}

const browser = await chromium.launch(chromiumLaunch)
await mkdir(values.folder, { recursive: true })
const selectedScenes = scenes.filter(({ name }) => name.includes(values.only))
let failed = 0
for (const theme of values.themes.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    const contexts = new Map<Who, BrowserContext>()
    for (const scene of selectedScenes) {
      const file = join(values.folder, `${scene.name}-${width}-${theme}.png`)
      try {
        const known = contexts.get(scene.who)
        const context = known ?? (await contextOf(browser, scene.who, width, theme))
        contexts.set(scene.who, context)
        const lines = await take(context, scene, file)
        process.stdout.write(`${file}\n`)
        for (const line of lines) process.stderr.write(`${scene.name} console: ${line}\n`)
        failed += lines.length
      } catch (error) {
        failed += 1
        process.stderr.write(`${scene.name} ${width} ${theme}: ${String(error).split('\n')[0]}\n`)
      }
    }
    for (const context of contexts.values()) await context.close()
  }
}
await browser.close()
process.exitCode = failed === 0 ? 0 : 1
