import type { Page } from '@playwright/test'
import { password } from './actions.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { expect, test } from './journey.ts'

test.use({ platformOf: 'worker' })

/** Blocks every script of the page until the returned function is called. */
const blockScripts = async (page: Page, scripts = /\/assets\/.*\.js$/): Promise<() => void> => {
  let release = (): void => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await blocked
    await route.continue()
  })
  return release
}

const fields = (page: Page) => ({
  email: page.getByLabel('Email'),
  password: page.getByLabel('Password', { exact: true }),
  remember: page.getByRole('checkbox', { name: /Remember this device/ }),
  login: page.getByRole('button', { name: 'Login' }),
})

/** The policy violations reported by the browser. */
const policyViolations = (page: Page): readonly string[] => {
  const found: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type/i.test(message.text())) found.push(message.text())
  })
  return found
}

test('input before the script loads is preserved with focus and selection, and signs in', async ({
  page,
  platform,
}) => {
  const violations = policyViolations(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) calls.push(request.url())
  })
  const release = await blockScripts(page)
  await page.goto(`${platform.portal}/login`, { waitUntil: 'commit' })
  const { email, password: word, remember, login } = fields(page)
  await expect(email).toBeFocused()
  await page.keyboard.type('agent@demo.test')
  await word.fill('Wrong-word-1')
  await remember.check()
  await expect(login).toBeDisabled()

  // Enter submits nothing.
  await word.press('Enter')
  await word.evaluate((field: HTMLInputElement) => field.form?.requestSubmit(null))
  await expect(page).toHaveURL(`${platform.portal}/login`)
  expect(calls).toEqual([`${platform.portal}/login`])

  await word.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 7))
  release()
  await expect(login).toBeEnabled()
  await expect(page.locator('#drawn-page')).toHaveCount(0)
  await expect(email).toHaveValue('agent@demo.test')
  await expect(word).toHaveValue('Wrong-word-1')
  await expect(word).toBeFocused()
  await expect(remember).toBeChecked()
  const selection = await word.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
    selectionStart,
    selectionEnd,
  ])
  expect(selection).toEqual([2, 7])

  await word.fill(password)
  await login.click()
  await page.waitForURL('**/agency/dashboard')
  expect(violations).toEqual([])
})

test('the script replaces the prerendered page without moving anything', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    const counter = globalThis as unknown as { shift: number }
    counter.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        counter.shift += (entry as unknown as { readonly value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await blockScripts(page)
  await page.goto(`${platform.portal}/login`, { waitUntil: 'commit' })
  const { email, login } = fields(page)
  await expect(email).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await login.boundingBox()
  await page.evaluate(() => {
    Reflect.set(globalThis, 'shift', 0)
  })
  release()
  await expect(login).toBeEnabled()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  expect(await login.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shift') as number)).toBe(0)
})

test('without scripts the page shows a notice, and its form cannot be submitted', async ({
  openContext,
  platform,
}) => {
  const context = await openContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${platform.portal}/login`)
  await expect(page.locator('noscript')).toBeVisible()
  await expect(fields(page).login).toBeDisabled()
})

test('a signed-in user is redirected', async ({ page, platform }) => {
  await page.goto(`${platform.portal}/login`)
  const { email, password: word, login } = fields(page)
  await email.fill('agent@demo.test')
  await word.fill(password)
  await login.click()
  await page.waitForURL('**/agency/dashboard')
  await page.goto(`${platform.portal}/login`)
  await page.waitForURL('**/agency/dashboard')
  await expect(page.locator('#drawn-page')).toHaveCount(0)
})

/** Pages of the documentation, with a selector that matches once their script has run. */
const docsPages = [
  ['index.html', 'search input'],
  ['start.html', 'search input'],
  ['parapet-quote-calculator.html', '.stage parapet-quote-calculator input'],
  ['parapet-quote-review.html', '.stage parapet-quote-review h2'],
] as const

for (const width of [390, 1280]) {
  test(`the documentation loads without moving anything at ${width} px`, async ({
    openContext,
    platform,
  }) => {
    for (const [path, loaded] of docsPages) {
      const context = await openContext({ viewport: { width, height: 844 } })
      const page = await context.newPage()
      await watchShifts(page)
      const release = await blockScripts(page, /\/docs\/docs\.js$/)
      await page.goto(`${platform.portal}/widgets/docs/${path}`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      release()
      await expect(page.locator(loaded).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify([path, shifts])).toBeLessThanOrEqual(0.02)
      await context.close()
    }
  })
}
