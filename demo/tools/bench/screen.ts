import type { Browser, Page } from '@playwright/test'
import { answerWithoutReferral, describeCompany } from '../../e2e/journeys/actions.ts'
import { completeCalculator } from '../../e2e/journeys/complete-calculator.ts'
import { shiftsOf, watchShifts, type LayoutShift } from '../../e2e/journeys/layout-shifts.ts'
import type { RunningPlatform } from '../../e2e/journeys/platform.ts'
import { agentToken, issuePolicy } from '../../e2e/journeys/records.ts'
import { openBrowser } from './browser.ts'
import { percentile } from './percentile.ts'

const dentist = {
  name: 'Strand Dental Group',
  state: 'TX',
  industry: ['dental', /Dentists/],
  revenue: '12,000,000',
  since: '1998',
} as const

const changes = 40

/**
 * Milliseconds from a change of the limit to the new price on screen, measured in the page to
 * exclude the driver's latency.
 */
const changeLimit = (page: Page, value: number): Promise<number> =>
  page.locator('parapet-quote-calculator').evaluate(
    (element, index) =>
      new Promise<number>((done, fail) => {
        const root = element.shadowRoot
        const limit = root?.querySelector<HTMLSelectElement | HTMLInputElement>(
          '[name="global.limit"]',
        )
        const price = root?.querySelector('[part~="price"]')
        if (!limit || !price) return fail(new Error('No limit or price on screen'))
        const before = price.textContent
        const began = performance.now()
        const observer = new MutationObserver(() => {
          if (price.textContent === before) return
          observer.disconnect()
          requestAnimationFrame(() => done(performance.now() - began))
        })
        observer.observe(root ?? element, { subtree: true, childList: true, characterData: true })
        if (limit instanceof HTMLSelectElement) {
          limit.selectedIndex = index
        } else {
          const text = String(Number(limit.min) + index * Number(limit.step))
          Reflect.set(HTMLInputElement.prototype, 'value', text, limit)
          limit.dispatchEvent(new Event('input', { bubbles: true }))
        }
        limit.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    value,
  )

/** p95 from a change of the limit to the new price on screen, with the server on this machine. */
export const measureRepricing = async (
  browser: Browser,
  platform: RunningPlatform,
): Promise<number> => {
  const page = await browser.newPage()
  await page.goto(`${platform.siteUs}/plain`)
  await describeCompany(page, dentist)
  await answerWithoutReferral(page)
  await page.getByRole('radio', { name: /Popular/i }).check({ force: true })
  const samples: number[] = []
  for (let turn = 0; turn < changes; turn += 1) {
    samples.push(await changeLimit(page, 1 + (turn % 5)))
    await page.waitForTimeout(150)
  }
  await page.close()
  return percentile(samples, 0.95)
}

const sumOf = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0)

/** Layout shift of a host page while the calculator is completed, including errors. */
export const measureFillingShift = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await watchShifts(page)
  await page.goto(address)
  await completeCalculator(page)
  const shifts = await shiftsOf(page)
  await context.close()
  return sumOf(shifts)
}

/** Layout shift of a host page while the calculator loads with an empty cache. */
export const measureShift = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await watchShifts(page)
  await page.goto(address)
  await page.locator('parapet-quote-calculator input').first().waitFor()
  await page.waitForTimeout(1_000)
  const shifts = await shiftsOf(page)
  await context.close()
  return sumOf(shifts)
}

/** The largest layout shift of documentation pages on a phone with an empty cache. */
export const measureDocsShift = async (
  browser: Browser,
  { portal }: Pick<RunningPlatform, 'portal'>,
): Promise<number> => {
  const sums: number[] = []
  for (const path of ['index', 'start', 'parapet-quote-calculator', 'parapet-quote-review']) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await watchShifts(page)
    await page.goto(`${portal}/widgets/docs/${path}.html`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1_000)
    sums.push(sumOf(await shiftsOf(page)))
    await context.close()
  }
  return Math.max(...sums)
}

/** Layout shift of a host page on a phone while a payment page loads with an empty cache. */
export const measurePaymentShift = async (platform: RunningPlatform): Promise<number> => {
  const { policyId } = await issuePolicy(platform, 'Narrow Street Optics')
  const token = await agentToken(platform)
  // A stubbed page counts as a public address, which may not call local ones by default.
  const browser = await openBrowser('--disable-features=LocalNetworkAccessChecks')
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await watchShifts(page)
    await page.addInitScript((accessToken) => {
      document.addEventListener('DOMContentLoaded', () => {
        const element = document.querySelector('parapet-payment-page')
        if (element) Object.assign(element, { fetchSession: async () => ({ accessToken }) })
      })
    }, token)
    const address = `${platform.siteUs}/plain`
    await page.route(address, async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replaceAll('parapet-quote-calculator', 'parapet-payment-page')
        .replace('brand="harbor"', `policy-id="${policyId}"`)
      await route.fulfill({ response, body })
    })
    await page.goto(address)
    await page.getByText('PAY IN FULL').waitFor()
    await page.waitForTimeout(1_000)
    return sumOf(await shiftsOf(page))
  } finally {
    await browser.close()
  }
}
