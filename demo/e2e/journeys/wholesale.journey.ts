import type { Page } from '@playwright/test'
import { openByCode, startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import { saveQuote, sendForReview, verifyAs } from './records.ts'

test('a quote is reviewed by its link, verified and requested to bind', async ({
  page,
  platform,
}) => {
  const quote = await saveQuote(platform, 'Reviewed Clinic', { who: 'wholesale' })
  const reader = 'ada@magnolia.test'
  await sendForReview(platform, quote, reader)
  await openByCode(page, platform, reader)
  const { quoteNumber: number } = quote
  await expect(
    page.getByRole('heading', { name: `Quote ${number} for Reviewed Clinic` }),
  ).toBeVisible()
  const request = page.getByRole('button', { name: 'Request to bind' })
  await expect(request).toBeDisabled()
  await expect(page.getByText('Verify the details first.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I have verified' }).check()
  await expect(page.getByText('Verified on')).toBeVisible()
  await request.click()
  const dialog = page.getByRole('dialog', { name: 'Request to bind' })
  await dialog.getByLabel('Street address').fill('100 Congress Avenue')
  await dialog.getByLabel('City').fill('Austin')
  await dialog.getByLabel('ZIP code').fill('78701')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('dialog', { name: 'Request Sent' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('heading', {
      name: `Request to Bind Quote ${number} for Reviewed Clinic has been sent`,
    }),
  ).toBeVisible()
})

test('a link opened in a second tab restores the input of the first', async ({
  context,
  page: first,
  platform,
}) => {
  const quote = await saveQuote(platform, 'Twice Opened Clinic', { who: 'wholesale' })
  await verifyAs(platform, 'wholesale', quote)
  const reader = 'twice@magnolia.test'
  await sendForReview(platform, quote, reader)
  const street = (page: Page) =>
    page.getByRole('dialog', { name: 'Request to bind' }).getByLabel('Street address')
  const open = (page: Page) => page.getByRole('button', { name: 'Request to bind' }).click()
  const code = await openByCode(first, platform, reader)
  await open(first)
  await street(first).fill('100 Congress Avenue')

  const second = await context.newPage()
  const links = (await platform.mails(reader)).flatMap((mail) => mail.links)
  await second.goto(links.find((each) => each.includes('/validate/')) ?? 'about:blank')
  await second.getByRole('textbox', { name: /code/i }).fill(code)
  await open(second)
  await expect(street(second)).toHaveValue('100 Congress Avenue')
  await street(second).fill('200 Lavaca Street')
  await expect(first.getByText('You also changed this form in another tab.')).toBeVisible()
  await expect(street(first)).toHaveValue('100 Congress Avenue')
  await first.getByRole('button', { name: 'Show that version' }).click()
  await expect(street(first)).toHaveValue('200 Lavaca Street')
})

test('a surplus quote is attested and bound in Louisiana, and rejected in Montana', async ({
  openContext,
  page,
  platform,
}) => {
  const surplus = { who: 'wholesale', surplusOnly: true } as const
  const louisiana = await saveQuote(platform, 'Bayou Clinic', { ...surplus, state: 'LA' })
  const montana = await saveQuote(platform, 'Prairie Clinic', { ...surplus, state: 'MT' })
  await verifyAs(platform, 'wholesale', louisiana)
  const steps = `/agency/quotes/${louisiana.id}?modal=bind-surplus`
  await startAs(page, platform.portal, 'wholesale', steps)
  await test.step('Louisiana: three steps, the last attests', async () => {
    const dialog = page.getByRole('dialog', { name: `Bind quote ${louisiana.quoteNumber}` })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Request to bind' }).first().click()
    const next = dialog.getByRole('button', { name: 'Next' })
    await next.click()
    await dialog.getByLabel('Street address').fill('640 Magazine Street')
    await dialog.getByLabel('City').fill('New Orleans')
    await dialog.getByLabel('ZIP code').fill('70130')
    await next.click()
    await expect(dialog.getByText('Step 3 of 3')).toBeVisible()
    const bind = dialog.getByRole('button', { name: 'Bind Quote' })
    await expect(bind).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await bind.click()
    await expect(page.getByText('Request to bind successfully sent')).toBeVisible()
  })
  await test.step('Louisiana: the underwriter binds what is attested', async () => {
    const underwriter = await (await openContext()).newPage()
    const question = `/admin/quotes/${louisiana.id}?modal=approve`
    await startAs(underwriter, platform.portal, 'underwriter', question)
    const dialog = underwriter.getByRole('dialog', { name: 'Approve and bind' })
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog).toBeHidden()
    const header = underwriter.locator('main header')
    await expect(header.getByText('Bound', { exact: true })).toBeVisible()
  })
  await test.step('Montana: no broker is licensed there', async () => {
    await page.goto(`${platform.portal}/agency/quotes/${montana.id}`)
    await expect(page.getByText('Verify the account details first')).toBeVisible()
    await page.getByRole('button', { name: `Actions for ${montana.quoteNumber}` }).click()
    await page.getByRole('menuitem', { name: 'Surplus lines notice' }).click()
    const dialog = page.getByRole('dialog', { name: 'Surplus lines notice' })
    await expect(
      dialog.getByText('No surplus lines broker of Summit Wholesale Brokers is licensed in MT'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'I Attest' })).toBeHidden()
  })
})
