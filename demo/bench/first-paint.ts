import { stdout } from 'node:process'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { startPlatform, type RunningPlatform } from '../journeys/platform.ts'
import { openBrowser } from './browser.ts'
import { figureLines, type Figure } from './figure.ts'
import { percentile } from './percentile.ts'

/** A slow network and machine: milliseconds a round trip, bytes a second, slowdown factor. */
const slow = { latency: 150, bytes: 1_600_000 / 8, cpu: 4 } as const

const visits = 5

/**
 * Opens an address for the first time, on the slow network, and reads one time in milliseconds from
 * it.
 */
const visit = async (
  browser: Browser,
  address: string,
  read: (page: Page) => Promise<number>,
): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.bytes,
    uploadThroughput: slow.bytes,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  await page.goto(address, { waitUntil: 'commit' })
  const value = await read(page)
  await context.close()
  return value
}

/**
 * When the largest text or picture of the sign-in was painted, after its script had run and its
 * form was usable.
 */
const largestPaint = async (page: Page): Promise<number> => {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

/** When the calculator's first field was on the host page, measured inside the page. */
const firstField = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = (): void => {
          const place = document.querySelector('parapet-quote-calculator')?.shadowRoot
          const field = place?.querySelector('input')
          if (field && field.getClientRects().length > 0) done(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

interface Waits {
  readonly median: number
  /** What is left when nothing else used the machine. */
  readonly best: number
}

const waits = async (measure: () => Promise<number>): Promise<Waits> => {
  const samples: number[] = []
  // One page after the other, because they share the machine.
  // oxlint-disable-next-line no-await-in-loop
  for (let turn = 0; turn < visits; turn += 1) samples.push(await measure())
  return { median: percentile(samples, 0.5), best: Math.min(...samples) }
}

/** Measures the waiting time of a user with a slow network and machine. */
export const firstPaintFigures = async (
  browser: Browser,
  { portal, siteUs }: Pick<RunningPlatform, 'portal' | 'siteUs'>,
): Promise<readonly Figure[]> => {
  const figure = (what: string, { median, best }: Waits, aim: number): Figure => ({
    what: `${what}, slow line and 4 × CPU`,
    value: `${median.toFixed(0)} ms, best ${best.toFixed(0)}`,
    aim: `≤ ${aim} ms`,
    ratio: median / aim,
  })
  const signIn = await waits(() => visit(browser, `${portal}/login`, largestPaint))
  const calculator = await waits(() => visit(browser, `${siteUs}/plain`, firstField))
  return [
    figure('largest paint of the sign-in', signIn, 1_000),
    figure('first field of the calculator', calculator, 1_600),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const platform = await startPlatform()
  const browser = await openBrowser()
  try {
    stdout.write(`${figureLines(await firstPaintFigures(browser, platform)).join('\n')}\n`)
  } finally {
    await browser.close()
    await platform.stop()
  }
}
