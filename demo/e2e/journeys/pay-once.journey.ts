import type { Page } from '@playwright/test'
import { openPayment, payByCard, startCardPayment } from './actions.ts'
import { amountDue, amountPaid, issuePolicy } from './records.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const thanks = (page: Page) => page.getByText('Thank you for making payment for Policy#')

test('two tabs, a double click, a lost response and a repeated early webhook pay once', async ({
  context,
}) => {
  const policy = await issuePolicy(platform, 'Twice Careful Clinic')
  const due = await amountDue(platform, policy.policyId)

  const first = await context.newPage()
  const second = await context.newPage()
  const digits = await openPayment(first, platform, policy.email)
  const links = (await platform.mails(policy.email)).flatMap((mail) => mail.links)
  await second.goto(links.find((link) => link.includes('/validate/')) ?? 'about:blank')
  await second.getByRole('textbox', { name: /code/i }).fill(digits)
  await expect(second.getByText('PAY IN FULL')).toBeVisible()

  await startCardPayment(first)
  await startCardPayment(second)

  // The processor sends its webhook twice, then before its response to the frame. One response of
  // the platform is lost.
  await platform.controlProcessor({ webhook: 'twice' })
  await platform.control('/demo/faults', { path: '/api/billing/v1/payfor', drop: true, times: 1 })
  await payByCard(first, '4242 4242 4242 4242', { clicks: 2 })
  await platform.controlProcessor({ webhook: 'early' })
  await payByCard(second, '4242 4242 4242 4242').catch(() => undefined)

  await expect(thanks(first)).toBeVisible({ timeout: 30_000 })
  await second.reload()
  await expect(thanks(second)).toBeVisible({ timeout: 30_000 })
  expect(await amountPaid(platform, policy.policyId)).toBe(due)
})

test('a webhook before the response pays once', async ({ page }) => {
  const policy = await issuePolicy(platform, 'Early Bird Bakery')
  const due = await amountDue(platform, policy.policyId)
  await platform.controlProcessor({ webhook: 'early' })
  await openPayment(page, platform, policy.email)
  await startCardPayment(page)
  await payByCard(page, '4242 4242 4242 4242')
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
  expect(await amountPaid(platform, policy.policyId)).toBe(due)
})
