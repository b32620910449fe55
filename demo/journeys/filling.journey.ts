import type { Page } from '@playwright/test'
import { startAs } from './acts.ts'
import { fillWholly, shiftsOf, watchShifts } from './filling.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

test.use({ viewport: { width: 1280, height: 800 } })

test('a whole filling moves nothing by itself: not an error, a wrong field or a price', async ({
  page,
}) => {
  await watchShifts(page)
  await page.goto(`${platform.siteUs}/plain`)
  await fillWholly(page)
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(0.01)
})

/** The focused control, and whether it, its label and its error can be seen; nothing once the focus has left. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const inside = (root: DocumentOrShadowRoot): Element | null => {
      const active = root.activeElement
      return active?.shadowRoot ? inside(active.shadowRoot) : active
    }
    const control = inside(document)
    const root = control?.getRootNode()
    if (!(root instanceof ShadowRoot) || control === null) return undefined
    const described = control.getAttribute('aria-describedby')
    const shown = control.clientWidth > 1 ? control : (control.closest('label') ?? control)
    const parts = [shown, described === null ? null : root.getElementById(described)]
    const isSeen = (part: Element): boolean => {
      const { left, top, width, height } = part.getBoundingClientRect()
      // a hidden control stands where its label is
      if (width <= 1 || height <= 1) return true
      return [top + 1, top + height - 1].every((y) => {
        const over = root.elementFromPoint(left + Math.min(width / 2, 24), y)
        const bar = over?.closest('[part~=bar], [part~=steps]')
        return over !== null && (bar === null || bar === undefined || bar.contains(control))
      })
    }
    return {
      name: control.getAttribute('name') ?? control.textContent.trim(),
      isSeen: parts.every((part) => part === null || isSeen(part)),
    }
  })

/** Walks the page by Tab from a control to the end of its form; the names of controls that a bar hides. */
const hiddenOnTheWay = async (page: Page): Promise<readonly string[]> => {
  const hidden: string[] = []
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (at === undefined) break
    if (!at.isSeen) hidden.push(at.name)
  }
  return hidden
}

/** The wrong fields of a step, shown at once, so that their errors stand on the way. */
const walk = async (page: Page): Promise<void> => {
  const form = page.locator('parapet-quote-calculator')
  const start = async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await form.locator('[part=steps] button').first().focus()
  }
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('Enter the company name')).toBeVisible()
  await start()
  expect(await hiddenOnTheWay(page)).toEqual([])

  await form.getByLabel(/^Company name/).fill('Strand Dental Group')
  await form.getByLabel(/^State/).selectOption('TX')
  await form.getByRole('combobox', { name: /^Industry/ }).fill('dental')
  await form
    .getByRole('option', { name: /Dentists/ })
    .first()
    .click()
  await form
    .getByLabel(/revenue/i)
    .first()
    .fill('12m')
  await form.getByLabel(/^Year established/).fill('1998')
  for (const heading of ['Cyber security', 'Choose your coverage', 'Who is the quote for?']) {
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByRole('heading', { name: heading })).toBeVisible()
    await start()
    expect(await hiddenOnTheWay(page), heading).toEqual([])
  }
}

test('no bar hides a control that Tab comes to, nor its error, on a host page', async ({
  page,
}) => {
  await page.goto(`${platform.siteUs}/plain`)
  await walk(page)
})

test('no bar hides a control that Tab comes to, nor its error, in the portal', async ({ page }) => {
  await startAs(page, platform.portal, 'agent', '/agency/quotes/new')
  await walk(page)
})
