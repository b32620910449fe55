import { answerWithoutReferral, describeCompany, startAs, totalOf } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

test.use({ platformOf: 'worker' })

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

test("a client of the UK brokerage gets prices in pounds with a session of the brokerage's server", async ({
  page,
  openContext,
}) => {
  const keys: string[] = []
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`
    if (/ak_|secret/i.test(sent)) keys.push(request.url())
  })
  await page.goto(platform.siteUk)

  await answerWithoutReferral(page)
  await expect.poll(() => totalOf(page)).toContain('£')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Priya')
  await page.getByLabel('Last name').fill('Shah')
  await page.getByLabel('Email').fill('priya.shah@client.test')
  await page.getByLabel('Phone').fill('020 7946 0958')
  await expect(page.getByLabel('Town or city')).toHaveValue('Leeds')
  await page.getByRole('button', { name: 'Save quote' }).click()
  await expect(page.getByText('Your quote is saved')).toBeVisible()
  const number = (await page.locator('[part=saved] p > span + span').textContent())?.trim() ?? ''
  expect(keys, 'the API key stays on the brokerage’s server').toEqual([])

  const broker = await (await openContext()).newPage()
  await startAs(broker, platform.portal, 'broker', '/agency/dashboard')
  await expect(broker.getByRole('row').nth(1)).toContainText(number)
})

test('a firm unknown to the UK brokerage is asked in British terms', async ({ page }) => {
  await page.goto(`${platform.siteUk}/new`)
  await describeCompany(page, {
    name: 'Camden Smiles',
    postcode: 'NW1 7JL',
    industry: ['dental', /dental/i],
    revenue: '1,200,000',
    since: '2004',
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => totalOf(page)).toContain('£')
  await expect(page.getByText('An underwriter will review this quote')).toBeVisible()
})
