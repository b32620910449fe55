import { startPlatform } from '../../e2e/journeys/platform.ts'
import { openBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import { firstPaintFigures } from './first-paint.ts'
import { measureLive, measureNext } from './live.ts'
import {
  measureDocsShift,
  measureFillingShift,
  measurePaymentShift,
  measureRepricing,
  measureShift,
} from './screen.ts'
import { measurePricingCall } from './server.ts'
import { measureSort } from './sort.ts'
import { measureTabs } from './tabs.ts'

const time = (what: string, value: number, aim: number): Figure => ({
  what,
  value: `${value.toFixed(1)} ms`,
  aim: `≤ ${aim} ms`,
  ratio: value / aim,
})

/** The rate measured when the rater had one product. */
const minPerSecond = 783

const shift = (what: string, value: number, aim = 0.01): Figure => ({
  what: `layout shift ${what}`,
  value: value.toFixed(4),
  aim: `≤ ${aim}`,
  ratio: value / aim,
})

/** Times and layout shifts of a running platform, in a browser and over HTTP. */
export const timeFigures = async (): Promise<readonly Figure[]> => {
  // The measurement exceeds the rate limits.
  const platform = await startPlatform({ RATE_LIMITS: '1000' })
  const browser = await openBrowser()
  try {
    const pricing = await measurePricingCall(platform)
    const repricing = await measureRepricing(browser, platform)
    const plain = await measureShift(browser, `${platform.siteUs}/plain`)
    const hostile = await measureShift(browser, `${platform.siteUs}/`)
    const filling = await measureFillingShift(browser, `${platform.siteUs}/plain`)
    const payment = await measurePaymentShift(platform)
    const docs = await measureDocsShift(browser, platform)
    const sort = await measureSort(browser, platform)
    const tabs = await measureTabs(browser, platform)
    const live = await measureLive(browser, platform)
    const next = await measureNext(browser, platform)
    return [
      time('pricing call on the server, p95', pricing.p95, 15),
      {
        what: 'pricing calls a second',
        value: pricing.perSecond.toFixed(0),
        aim: `≥ ${minPerSecond}`,
        ratio: pricing.perSecond / minPerSecond,
      },
      time('five variations priced together, p95', pricing.variationsP95, 150),
      time('change of limit to new price on screen, p95', repricing, 100),
      shift('while loading cold, plain page', plain),
      shift('while loading cold, hostile page', hostile),
      shift('while it is completed, plain page', filling),
      shift('while a bill loads cold, 390 px', payment),
      shift('while the documentation loads cold, 390 px', docs, 0.02),
      time('script of a sort of 20 rows, 4 × CPU, median', sort.median, 100),
      time('script of a sort of 20 rows, 4 × CPU, p95', sort.p95, 100),
      time('tab of the dashboard to its rows, code loaded, p95', tabs, 200),
      time('change by another user to screen, 200 open streams, p95', live, 1_000),
      time('key to the next quote in the inbox, p95', next, 150),
      ...(await firstPaintFigures(platform)),
    ]
  } finally {
    await browser.close()
    await platform.stop()
  }
}
