import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { answerWell } from './actions.ts'

/** A shift of the layout as the browser counts it, and what moved. */
export interface LayoutShift {
  readonly value: number
  /** Moved boxes, as `tag.class: x,y w×h → x,y w×h`. */
  readonly moved: readonly string[]
}

interface Watched {
  readonly layoutShifts: LayoutShift[]
}

/** Begins to count before the page does anything; what a person's own press moves at once is not counted. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    interface Entry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Element | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const layoutShifts: LayoutShift[] = []
    Object.assign(globalThis, { layoutShifts })
    const rectText = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly Entry[]) {
        if (entry.hadRecentInput) continue
        layoutShifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName ?? '?'}.${node?.className ?? ''}: ${rectText(previousRect)} → ${rectText(currentRect)}`,
          ),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has shifted on the page so far. */
export const shiftsOf = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(() => (globalThis as unknown as Watched).layoutShifts)

/** Longer than a press excuses a shift, in milliseconds: answers of a slow line come after that. */
const slowly = 700

const late = async (page: Page, path: string): Promise<void> => {
  await page.route(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowly))
    await route.fallback().catch(() => undefined)
  })
}

/**
 * Fails the calls to a path, late like the others, until what tells of it is there: a change aborts the call before
 * it, so the call that fails is not always the next one.
 */
const failUntil = async (page: Page, path: string, message: Locator, act: () => Promise<void>) => {
  const fail = async (route: Route): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, slowly))
    const body = {
      status: 500,
      code: 'serverError',
      detail: 'Something went wrong',
      requestId: 'r-1',
    }
    // an aborted call takes no answer
    await route.fulfill({ status: 500, json: body }).catch(() => undefined)
  }
  await page.route(path, fail)
  await act()
  await expect(message).toBeVisible()
  await page.unroute(path, fail)
}

const prices = '**/api/rater/v1/calculator'
const saves = '**/api/quote/v1/P100'

/**
 * Fills the calculator on `page` as a person does on a slow line: with a field left empty, a wrong amount, a price
 * that fails and comes, and a save that fails and comes.
 */
export const fillWholly = async (page: Page): Promise<void> => {
  await late(page, '**/api/**')
  const next = page.getByRole('button', { name: 'Continue' })
  const again = page.getByRole('button', { name: 'Try again' })
  const dearer = async (): Promise<void> => {
    await page
      .getByRole('slider', { name: /^Limit/ })
      .first()
      .press('ArrowRight')
  }

  await page.getByLabel(/^Company name/).fill('Strand Dental Group')
  await page.getByLabel(/^State/).selectOption('TX')
  await page.getByRole('combobox', { name: /^Industry/ }).fill('dental')
  await page
    .getByRole('option', { name: /Dentists/ })
    .first()
    .click()
  const revenue = page.getByLabel(/revenue/i).first()
  await revenue.fill('2,5m')
  await revenue.press('Tab')
  await expect(page.getByText('Write thousands with commas')).toBeVisible()
  await next.click()
  await expect(page.getByText('Enter the year the company was established')).toBeVisible()
  await failUntil(page, prices, again, async () => {
    await revenue.fill('12m')
    await page.getByLabel(/^Year established/).fill('1998')
    await page.getByLabel(/^Year established/).press('Tab')
  })
  await again.click()
  await expect(page.locator('[part~="price"]').first()).toHaveText(/\d/)
  await next.click()

  await answerWell(page)
  await expect(page.getByRole('slider', { name: /^Limit/ }).first()).toBeVisible()
  await failUntil(page, prices, again, dearer)
  await again.click()
  await expect(again).toBeHidden()
  await next.click()

  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email').fill('dana')
  await page.getByRole('button', { name: 'Save quote' }).click()
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill('dana.reyes@dental.test')
  await page.getByLabel('Street address').fill('12 Main Street')
  await page.getByLabel('City').fill('Austin')
  await page.getByLabel('ZIP code').fill('78701')
  const save = page.getByRole('button', { name: 'Save quote' })
  const notSaved = page.getByText("Couldn't save the quote").filter({ visible: true })
  await failUntil(page, saves, notSaved, () => save.click())
  await save.click()
  await expect(page.getByText('Your quote is saved')).toBeVisible()
}
