import { startAs } from './actions.ts'
import { expect, test } from './journey.ts'

test('a broker chooses a product of an account, and the address contains the choice', async ({
  page,
  platform,
}) => {
  const choice = page.getByRole('link', { name: 'Quote Zurich Select Plus D&O', exact: true })
  const heading = page.getByText('Bayside Dental Group · Zurich Select Plus D&O')
  await platform.control('/demo/flags', { PRODUCT_SELECTOR: true })
  await startAs(page, platform.portal, 'agent', '/agency/quotes/new?account=account-nobody-knows')
  await expect(page.getByText('No data present')).toBeVisible()
  await page.goto(`${platform.portal}/agency/requestQuote/P100/account-nobody-knows/verify`)
  await expect(page.getByText('No data present')).toBeVisible()
  await startAs(page, platform.portal, 'agent', '/agency/quotes/new?account=account-bayside-dental')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('This product is for a higher revenue').first()).toBeVisible()
  await choice.click()
  await expect(page).toHaveURL(/requestQuote\/ZSP_DNO\/account-bayside-dental\/questions/)
  await page.reload()
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(choice).toBeVisible()
  await platform.control('/demo/flags', { PRODUCT_SELECTOR: false })
  await page.reload()
  await expect(page).toHaveURL(/requestQuote\/P100\/account-bayside-dental\/verify/)
})
