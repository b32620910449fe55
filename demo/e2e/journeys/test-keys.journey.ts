import { answerWithoutReferral, describeCompany, startAs } from './actions.ts'
import { expect, test } from './journey.ts'

test.use({ platformOf: 'worker' })

const company = 'Sandbar Test Dental'

test('an administrator creates a test key, adds a rejected origin, and finds its quote among test quotes only', async ({
  platform,
  openContext,
}) => {
  const portal = await (await openContext()).newPage()
  await startAs(portal, platform.portal, 'agency', '/agency/manage/keys')
  await portal.getByRole('button', { name: 'Create key' }).click()
  const form = portal.getByRole('dialog', { name: 'Create a key' })
  await form.getByLabel('Name').fill('Sandbox page')
  await form.getByLabel('Origins').fill('https://www.example.com')
  await form.getByRole('button', { name: 'Create key' }).click()
  const keyDialog = portal.getByRole('dialog', { name: 'Sandbox page is ready' })
  const key = (await keyDialog.locator('code').first().textContent()) ?? ''
  expect(key).toMatch(/^pk_test_/)
  const lines = keyDialog.locator('code').last()
  await expect(lines).toContainText(`src="${platform.portal}/widgets/v0/loader.js"`)
  const tag = `client-key="${key}" region="us"></parapet-`
  await expect(lines).toContainText(`<parapet-quote-calculator ${tag}quote-calculator>`)
  await keyDialog.getByLabel('Element').selectOption('parapet-quote-button')
  await expect(lines).toContainText(`<parapet-quote-button ${tag}quote-button>`)
  await keyDialog.getByRole('button', { name: 'Done' }).click()
  await expect(portal.getByRole('row').filter({ hasText: 'Sandbox page' })).toBeVisible()

  const page = await (await openContext()).newPage()
  const useKey = async () => {
    await page.goto(`${platform.siteUs}/plain`)
    await page.locator('parapet-quote-calculator').evaluate((element, clientKey) => {
      element.setAttribute('client-key', clientKey)
    }, key)
  }
  const rejected = page.waitForResponse(
    (answer) => answer.url().endsWith('/access') && answer.status() === 403,
  )
  await useKey()
  await rejected

  await portal.getByRole('link', { name: 'Refused origins' }).click()
  // Other rows of the previous table contain that origin too.
  const { origin } = new URL(platform.siteUs)
  const row = portal
    .getByRole('row')
    .filter({ hasText: 'Sandbox page' })
    .filter({ hasText: origin })
  await row.getByRole('button', { name: origin }).first().click()
  await portal.getByRole('dialog').getByRole('button', { name: 'Add origin' }).click()
  await expect(row).toHaveCount(0)

  await useKey()
  await describeCompany(page, {
    name: company,
    state: 'TX',
    industry: ['dental', /Dentists/],
    revenue: '12,000,000',
    since: '1998',
  })
  await answerWithoutReferral(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email').fill('dana.reyes@sandbox.test')
  await page.getByLabel('Phone').fill('4095550142')
  await page.getByLabel('Street address').fill('7 Wharf Road')
  await page.getByLabel('City').fill('Galveston')
  await page.getByLabel('ZIP code').fill('77550')
  await page.getByRole('button', { name: 'Save quote' }).click()
  await expect(page.getByText('Your quote is saved')).toBeVisible()

  await portal.getByRole('link', { name: 'Test quotes' }).click()
  const saved = portal.getByRole('row').filter({ hasText: company })
  await expect(saved).toContainText('PQ-T')
  await portal.goto(`${platform.portal}/agency/dashboard?tab=QUOTES&q=Sandbar`)
  await expect(portal.getByText(/^No results/)).toBeVisible()
  await expect(portal.getByText(company)).toHaveCount(0)
})
