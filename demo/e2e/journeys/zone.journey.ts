import { createRequire } from 'node:module'
import { answerWithoutReferral, describeCompany, totalOf } from './actions.ts'
import { expect, test } from './journey.ts'

test.use({ platformOf: 'worker' })

/** The classic script, because a module would wait until the page is parsed. */
const zone = createRequire(import.meta.url).resolve('zone.js')

test('a page with Angular’s zone.js restores a draft after a reload, and saves it', async ({
  page,
  platform,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  // Runs before any other script, like the first import of an Angular app.
  await page.addInitScript({ path: zone })
  await page.goto(`${platform.siteUs}/plain`)
  // Native promises are no longer instances of the patched Promise.
  expect(await page.evaluate(() => (async () => undefined)() instanceof Promise)).toBe(false)

  await describeCompany(page, {
    name: 'Zone Dental Group',
    state: 'TX',
    industry: ['dental', /Dentists/],
    revenue: '12,000,000',
    since: '1998',
  })
  await answerWithoutReferral(page)
  const price = await totalOf(page)

  await page.reload()
  await expect(page.getByRole('slider', { name: /^Limit/ }).first()).toBeVisible()
  expect(await totalOf(page)).toBe(price)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email').fill('dana.reyes@zone.test')
  await page.getByLabel('Street address').fill('12 Main Street')
  await page.getByLabel('City').fill('Austin')
  await page.getByLabel('ZIP code').fill('78701')
  await page.getByRole('button', { name: 'Save quote' }).click()
  await expect(page.getByText('Your quote is saved')).toBeVisible()
  expect(errors).toEqual([])
})
