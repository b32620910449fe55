import { expect, test } from './journey.ts'

test.use({ platformOf: 'worker' })

/** A selector or text that each element shows once its code has loaded. */
const views = {
  'parapet-quote-calculator': '[name="account.name"]',
  'parapet-quote-button': 'button',
  'parapet-sign-in-button': 'button',
  'parapet-payment-page': '[part~=base] [role]:visible',
  'parapet-security-code': '[part~=base] [role]:visible',
  'parapet-cookie-bar': '[part=bar]',
  'parapet-incident-banner': '[part=banner]',
} as const

test('a script creates every element on a page with a strict policy and calls their methods', async ({
  page,
  platform,
}) => {
  // Old libraries extend Object.prototype.
  await page.addInitScript(() => {
    // oxlint-disable-next-line no-extend-native
    Object.assign(Object.prototype, { isOld: true, each: () => undefined })
  })
  await page.goto(`${platform.siteUs}/plain`)
  const problems = await page.evaluateHandle(() => {
    const found: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      found.push(`${effectiveDirective} ${blockedURI}`),
    )
    return found
  })
  await page.evaluate(
    async ({ address, tags }) => {
      const { Parapet } = await import(address)
      const options = { clientKey: 'pk_harbor_demo', region: 'us' }
      for (const tag of tags) Parapet.create(tag, options).mount('main').element.id = tag
    },
    { address: `${platform.portal}/widgets/v0/parapet.js`, tags: Object.keys(views) },
  )
  for (const [tag, view] of Object.entries(views)) {
    await expect(page.locator(`#${tag}`).locator(view).first()).toBeVisible()
  }

  const calculator = page.locator('#parapet-quote-calculator')
  await calculator.getByLabel('Company name').fill('Bright Smiles Dental')
  const before = await calculator.evaluate((element: HTMLElement & { getQuote(): object }) =>
    element.getQuote(),
  )
  expect(before).toMatchObject({ step: 'company', dirty: true })
  await calculator.evaluate((element: HTMLElement & { reset(): Promise<void> }) => element.reset())
  await expect(calculator.getByLabel('Company name')).toHaveValue('')

  const button = page.locator('#parapet-quote-button')
  await button.evaluate((element: HTMLElement & { open(): Promise<void> }) => element.open())
  await expect(button.locator('dialog').getByLabel('Company name')).toBeVisible()
  await button.evaluate((element: HTMLElement & { close(): Promise<void> }) => element.close())
  await expect(button.locator('dialog').getByLabel('Company name')).toBeHidden()
  expect(await problems.jsonValue()).toEqual([])
})
