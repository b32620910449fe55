import type { Response } from '@playwright/test'
import { startAs } from './actions.ts'
import { expect, test } from './journey.ts'

/** Marks the page when a visible form collapses. Runs in the page. */
const watchForBlank = (): void => {
  let height = 0
  const look = (): void => {
    const form = document.querySelector('parapet-account-form')
    const now = form?.getBoundingClientRect().height ?? height
    if (height > 0 && now === 0) document.documentElement.dataset['blank'] = ''
    height = now
    requestAnimationFrame(look)
  }
  look()
}

test('a broker renews a policy with a different limit, and a reload preserves the draft', async ({
  page,
  platform,
}) => {
  const list = '/agency/dashboard?tab=POLICIES&filter=view:open_for_renewal&search=Cedar'
  await startAs(page, platform.portal, 'agent', list)
  await test.step('the policy leads to its renewal', async () => {
    await page
      .getByRole('row', { name: /Cedar & Finch/ })
      .locator('a[data-open]')
      .click()
    await page.getByRole('button', { name: 'Renew', exact: true }).click()
    await expect(page).toHaveURL(/\/agency\/quotes\/P100\/.+\/renew-quote\/verify\?policyId=/)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/renew-quote\/summary\?policyId=/)
  })

  await test.step('account and product alone lead to the same renewal', async () => {
    const summaryUrl = page.url()
    const missing = Promise.withResolvers<undefined>()
    await page.route(/\/account\/v1\/fields\//, async (route) => {
      await missing.promise
      await route.continue()
    })
    // the texts of the form arrive after the account
    const isAccount = (response: Response) => /\/account\/v1\/[\w-]{36}$/.test(response.url())
    await page.route('**/address.json', async (route) => {
      await page.waitForResponse(isAccount, { timeout: 2_000 }).catch(() => undefined)
      await route.continue()
    })
    await page.addInitScript(watchForBlank)
    await page.goto(summaryUrl.replace(/summary.*/, 'verify'))
    await expect(page.getByRole('heading', { name: 'Renew policy' })).toBeVisible()
    const next = page.getByRole('button', { name: 'Continue', exact: true })
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset['blank'])).toBeUndefined()
    const position = await next.boundingBox()
    missing.resolve(undefined)
    await expect(page.getByText('2 required fields are still empty')).toBeVisible()
    // content that loads above the button does not move it
    expect(await next.boundingBox()).toEqual(position)
    await next.click()
    await expect(page).toHaveURL(summaryUrl)
  })

  await test.step('both years are compared', async () => {
    await expect(page).toHaveURL(/renew-quote\/summary/)
    const limit = page.getByRole('row', { name: /^Limit/ }).getByRole('cell')
    await expect(limit).toHaveText(['$2,000,000', '$2,000,000'])
    await expect(page.getByRole('row', { name: /^Total premium/ })).toBeVisible()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  })

  const limit = page.locator('[name="global.limit"]')
  await test.step('the changed limit survives a reload', async () => {
    await expect(page).toHaveURL(/renew-quote\/custom-quote/)
    await limit.press('ArrowRight')
    await expect(page.getByText('$2,500,000').first()).toBeVisible()
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.reload()
    await expect(limit).toHaveValue('250000000')
  })

  await test.step('the quote is a renewal with the new limit', async () => {
    await page.getByRole('button', { name: 'Save quote' }).click()
    await expect(page.getByRole('heading', { name: /for Cedar & Finch LLP/ })).toBeVisible()
    await expect(page.getByText('$2,500,000').first()).toBeVisible()
    await expect(page.getByText('Renewal').first()).toBeVisible()
  })
})
