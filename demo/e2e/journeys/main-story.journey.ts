import {
  answerWithoutReferral,
  describeCompany,
  hostedFrame,
  openPayment,
  payByCard,
  signInAs,
  startCardPayment,
  totalOf,
} from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const embedUser = {
  first: 'Dana',
  last: 'Reyes',
  email: 'dana.reyes@dental.test',
  phone: '4095550142',
  street: '7 Wharf Road',
}

test('an embed user saves a quote, an agent requests to bind, an underwriter issues, the policyholder pays', async ({
  openContext,
}) => {
  // The platform is restarted three times.
  test.slow()
  let quoteNumber = ''

  await test.step('the embed user prices a dental practice and saves', async () => {
    const page = await (await openContext()).newPage()
    await page.goto(platform.siteUs)
    await describeCompany(page, {
      name: 'Strand Dental Group',
      state: 'TX',
      industry: ['dental', /Dentists/],
      revenue: '12,000,000',
      since: '1998',
    })
    await answerWithoutReferral(page)
    await page.getByRole('radio', { name: /Popular/i }).check({ force: true })
    const before = await totalOf(page)
    const limit = page.getByRole('slider', { name: /^Limit/ }).first()
    await limit.press('ArrowRight')
    await limit.press('ArrowRight')
    await expect(limit).toHaveAttribute('aria-valuetext', '$2,000,000')
    await expect.poll(() => totalOf(page)).not.toBe(before)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('First name').fill(embedUser.first)
    await page.getByLabel('Last name').fill(embedUser.last)
    await page.getByLabel('Email').fill(embedUser.email)
    await page.getByLabel('Phone').fill(embedUser.phone)
    await page.getByRole('button', { name: 'Save quote' }).click()
    await expect(page.getByText('Enter the street address')).toBeVisible()
    await page.getByLabel('Street address').fill(embedUser.street)
    await page.getByLabel('City').fill('Galveston')
    await page.getByLabel('ZIP code').fill('77550')
    await page.reload()
    await expect(page.getByLabel('Street address')).toHaveValue(embedUser.street)
    await page.getByRole('button', { name: 'Save quote' }).click()
    await expect(page.getByText('Your quote is saved')).toBeVisible()
    quoteNumber = (await page.locator('[part=saved] p > span + span').textContent())?.trim() ?? ''
    expect(quoteNumber).not.toBe('')
    await page.getByRole('button', { name: 'Email me this quote' }).click()
    await expect(page.getByText(`We sent this quote to ${embedUser.email}`)).toBeVisible()
    const [mail] = await platform.mails(embedUser.email)
    expect(mail?.subject).toContain(quoteNumber)
  })

  await platform.killAndRestart()

  await test.step('the agent finds it at the top, verifies and requests to bind', async () => {
    const page = await (await openContext()).newPage()
    await signInAs(page, platform.portal, 'agent')
    const first = page.getByRole('row').nth(1)
    await expect(first).toContainText(quoteNumber)
    await first.getByRole('link', { name: quoteNumber }).click()
    await expect(page.getByText(`Quote ${quoteNumber} for Strand Dental Group`)).toBeVisible()
    const request = page.getByRole('button', { name: 'Request to bind' })
    await expect(request).toBeDisabled()
    await page.getByRole('checkbox', { name: /I have verified/ }).check()
    await request.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Street address')).toHaveValue(embedUser.street)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Request to bind successfully sent')).toBeVisible()
  })

  await platform.killAndRestart()

  await test.step('the underwriter issues it', async () => {
    const page = await (await openContext()).newPage()
    await signInAs(page, platform.portal, 'underwriter', '/admin/inbox')
    const row = page.getByRole('row').filter({ hasText: quoteNumber })
    await row.getByRole('link', { name: quoteNumber }).click()
    await page.getByRole('button', { name: 'Approve and issue' }).click()
    const question = page.getByRole('dialog')
    await expect(question.getByRole('definition').filter({ hasText: quoteNumber })).toBeVisible()
    const yes = question.getByRole('button', { name: 'Approve and issue' })
    await expect(yes).toBeDisabled()
    await question.getByRole('checkbox').check()
    await yes.click()
    await expect(page.getByText('Policy issued for Strand Dental Group')).toBeVisible()
  })

  await platform.killAndRestart()

  await test.step('the policyholder pays: first declined, then successful', async () => {
    const page = await (await openContext()).newPage()
    // the mail with the payment link follows the mail with the quote
    await openPayment(page, platform, embedUser.email, 2)
    await startCardPayment(page)
    await payByCard(page, '4000 0000 0000 0002')
    await expect(hostedFrame(page).getByText('Your card was declined.')).toBeVisible()
    await payByCard(page, '4242 4242 4242 4242')
    await expect(page.getByText('Thank you for making payment for Policy#')).toBeVisible({
      timeout: 20_000,
    })

    const receipt = page
      .getByRole('button', { name: 'Download receipt' })
      .or(page.getByRole('link', { name: 'Download receipt' }))
    await expect(receipt).toBeEnabled({ timeout: 20_000 })
    const download = page.waitForEvent('download').catch(() => undefined)
    const opened = page.waitForEvent('popup').catch(() => undefined)
    await receipt.click()
    const file = await Promise.race([download, opened])
    expect(file).toBeDefined()
  })
})
