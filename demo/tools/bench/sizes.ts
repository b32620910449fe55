import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../bin/root.ts'
import { signInAs } from '../../e2e/journeys/actions.ts'
import { startPlatform } from '../../e2e/journeys/platform.ts'
import { shortLived } from '../../e2e/journeys/server-process.ts'
import { requestedCode, openBrowser } from './browser.ts'
import { elementSizes } from './element-sizes.ts'
import { limits } from './limits.ts'
import { totalCompressedSize } from './compressed-size.ts'

export interface Size {
  readonly what: string
  readonly bytes: number
  readonly limit: number
}

const screens = [
  { what: 'agency dashboard', who: 'agent', path: '/agency/dashboard', ready: 'table' },
  { what: 'admin inbox', who: 'underwriter', path: '/admin/inbox', ready: 'table' },
  { what: 'customer dashboard', who: 'customer', path: '/customer/dashboard', ready: 'main h1' },
] as const

/** The font that every page loads. Fonts of other scripts load on demand. */
const fontSize = async (): Promise<number> => {
  const folder = join(root, 'build/portal/assets')
  const fonts = (await readdir(folder)).filter((name) => name.includes('-latin-wght-'))
  const sizes = await Promise.all(fonts.map(async (name) => (await stat(join(folder, name))).size))
  return Math.max(0, ...sizes)
}

/** Chunks that load in the background after the first screen, during or after the measurement. */
const later = [
  'ColumnList',
  'i18next-engine',
  'Maintenance',
  'NotificationStack',
  'Palette',
  'phone-number',
  'SignInAgain',
  'start-live',
  // parts of it
  'CodeInput',
  'CodeStep',
  'sso',
]

const isLater = (path: string): boolean => later.some((name) => path.includes(`/${name}-`))

/** Measures the files that a browser requests from a running platform. */
export const measureSizes = async (): Promise<readonly Size[]> => {
  const platform = await startPlatform({}, shortLived)
  const browser = await openBrowser()
  try {
    const sizes: Size[] = []
    const openPage = async (address: string, ready: string) => {
      const page = await browser.newPage()
      const paths = await requestedCode(page, platform.portal, async () => {
        await page.goto(address)
        await page.locator(ready).first().waitFor()
      })
      return { page, paths }
    }

    const host = await openPage(`${platform.siteUs}/plain`, 'parapet-quote-calculator input')
    const loader = host.paths.filter((path) => path.endsWith('/loader.js'))
    sizes.push({ what: 'loader', bytes: await totalCompressedSize(loader), limit: limits.loader })
    sizes.push({
      what: 'interactive calculator',
      bytes: await totalCompressedSize(host.paths),
      limit: limits.calculator,
    })

    sizes.push(...(await elementSizes()))

    const signIn = await openPage(
      `${platform.portal}/login`,
      'input[type=password], input[type=email]',
    )
    sizes.push({
      what: 'sign-in page',
      bytes: await totalCompressedSize(signIn.paths),
      limit: limits.signIn,
    })
    sizes.push({ what: 'portal font', bytes: await fontSize(), limit: limits.font })

    const addScreen = async (
      what: string,
      during: readonly string[],
      before: readonly string[],
      limit: number,
    ) => {
      const own = during.filter((file) => !before.includes(file) && !isLater(file))
      const bytes = await totalCompressedSize(own)
      sizes.push({ what, bytes, limit })
    }
    for (const { what, who, path, ready } of screens) {
      const page = await (await browser.newContext()).newPage()
      const before = await requestedCode(page, platform.portal, async () => {
        await page.goto(`${platform.portal}/login`)
        await page.getByLabel('Email').waitFor()
      })
      const during = await requestedCode(page, platform.portal, async () => {
        await signInAs(page, platform.portal, who, path)
        await page.locator(ready).first().waitFor()
      })
      await addScreen(what, during, before, limits.firstScreen)
      if (what === 'agency dashboard') {
        const further = await requestedCode(page, platform.portal, async () => {
          await page.getByRole('row').nth(1).getByRole('link').first().click()
          await page
            .getByRole('slider', { name: /^Limit/ })
            .first()
            .waitFor()
        })
        await addScreen('agency quote', further, [...before, ...during], limits.screen)
      }
      await page.context().close()
    }
    return sizes
  } finally {
    await browser.close()
    await platform.stop()
  }
}

/** Formats bytes. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The sizes as lines, each with its limit. */
export const sizeLines = (sizes: readonly Size[]): readonly string[] =>
  sizes.map(({ what, bytes, limit }) => {
    const verdict = bytes <= limit ? 'within' : 'OVER'
    return `${what.padEnd(26)} ${kB(bytes).padStart(9)}  ${verdict} ${kB(limit)}`
  })

if (process.argv.includes('--check')) {
  const sizes = await measureSizes()
  process.stdout.write(`${sizeLines(sizes).join('\n')}\n`)
  process.exit(sizes.every(({ bytes, limit }) => bytes <= limit) ? 0 : 1)
}
