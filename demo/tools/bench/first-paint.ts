import { stdout } from 'node:process'
import { setTimeout as after } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { startPlatform, type RunningPlatform } from '../../e2e/journeys/platform.ts'
import { openPage, startDevTools, type DevTools } from './devtools.ts'
import { figureLines, type Figure } from './figure.ts'
import { percentile } from './percentile.ts'

/**
 * A slow network and machine: round trip in milliseconds, bytes per second, CPU slowdown factor.
 */
const slow = { latency: 150, bytes: 1_600_000 / 8, cpu: 4 } as const

const visits = 5

const titled = z.object({ targetInfo: z.object({ title: z.string() }) })

/** The page reports a measured time in its title, after this prefix. */
const mark = 'measured '

const measuredBy = async ({ send }: DevTools, targetId: string): Promise<number> => {
  for (;;) {
    const { targetInfo } = titled.parse(await send('Target.getTargetInfo', { targetId }))
    if (targetInfo.title.startsWith(mark)) return Number(targetInfo.title.slice(mark.length))
    await after(100)
  }
}

/**
 * Opens an address with an empty cache on the slow network. Returns the time that the page measured
 * in milliseconds.
 */
const loadPage = async (
  browser: DevTools,
  address: string,
  measure: (report: (time: number) => void) => void,
): Promise<number> => {
  const source = `(${measure.toString()})((time) => (document.title = '${mark}' + time))`
  const page = await openPage(browser, source)
  await page.send('Network.enable')
  const conditions = { latency: slow.latency, downloadThroughput: slow.bytes }
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    ...conditions,
    uploadThroughput: slow.bytes,
  })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  await page.send('Page.navigate', { url: address })
  const time = await measuredBy(browser, page.targetId)
  await page.close()
  return time
}

/** The largest contentful paint of the sign-in, read once its form is usable. */
const largestPaint = (report: (time: number) => void): void => {
  let latest = 0
  new PerformanceObserver((list) => {
    latest = list.getEntries().at(-1)?.startTime ?? latest
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = (): void => {
    if (latest > 0 && document.documentElement.hasAttribute('data-ready')) report(latest)
    else requestAnimationFrame(look)
  }
  look()
}

/** The time until the calculator's first field appears on the host page. */
const firstField = (report: (time: number) => void): void => {
  const look = (): void => {
    const root = document.querySelector('parapet-quote-calculator')?.shadowRoot
    const field = root?.querySelector('input')
    if (field && field.getClientRects().length > 0) report(performance.now())
    else requestAnimationFrame(look)
  }
  look()
}

interface Waits {
  readonly median: number
  /** The minimum, which other load on the machine affects least. */
  readonly best: number
}

const waits = async (measure: () => Promise<number>): Promise<Waits> => {
  const samples: number[] = []
  // Sequential, because the pages share the machine.
  // oxlint-disable-next-line no-await-in-loop
  for (let turn = 0; turn < visits; turn += 1) samples.push(await measure())
  return { median: percentile(samples, 0.5), best: Math.min(...samples) }
}

/** Measures the load times of a user with a slow network and machine. */
export const firstPaintFigures = async ({
  portal,
  siteUs,
}: Pick<RunningPlatform, 'portal' | 'siteUs'>): Promise<readonly Figure[]> => {
  const figure = (what: string, { median, best }: Waits, aim: number): Figure => ({
    what: `${what}, slow network and 4 × CPU`,
    value: `${median.toFixed(0)} ms, best ${best.toFixed(0)}`,
    aim: `≤ ${aim} ms`,
    ratio: median / aim,
  })
  const browser = await startDevTools()
  try {
    const signIn = await waits(() => loadPage(browser, `${portal}/login`, largestPaint))
    const calculator = await waits(() => loadPage(browser, `${siteUs}/plain`, firstField))
    return [
      figure('largest paint of the sign-in', signIn, 1_000),
      figure('first field of the calculator', calculator, 1_600),
    ]
  } finally {
    await browser.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const platform = await startPlatform()
  try {
    stdout.write(`${figureLines(await firstPaintFigures(platform)).join('\n')}\n`)
  } finally {
    await platform.stop()
  }
}
