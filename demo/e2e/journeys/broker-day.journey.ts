import { openPayment, payByCard, startAs, startCardPayment, totalOf } from './actions.ts'
import { expect, test } from './journey.ts'
import type { RunningPlatform } from './platform.ts'

let platform: RunningPlatform

test.beforeEach(({ platform: running }) => {
  platform = running
})

const email = 'zofia@lodz.test'
const company = 'Copper Kettle Restaurants'

test('a broker quotes, edits and requests; an underwriter issues; a phone pays; documents follow', async ({
  page,
  openContext,
}) => {
  test.slow()
  let number = ''

  await test.step('the broker makes a quote', async () => {
    await startAs(page, platform.portal, 'agent', '/agency/dashboard')
    await page.getByRole('link', { name: 'New quote' }).click()
    const account = page.getByRole('combobox', { name: 'Account' })
    await expect(account).toBeFocused()
    await account.fill('copper')
    await page.getByRole('option', { name: company }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel(/last cyber incident or claim/).selectOption({ label: 'Never' })
    for (const question of await page.getByRole('radiogroup').all()) {
      await question.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
    }
    await page.getByRole('button', { name: 'Save answers' }).click()
    await page.getByRole('radio', { name: /Popular/ }).check({ force: true })
    await totalOf(page)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('First name').fill('Zofia')
    await page.getByLabel('Last name').fill('Παπαδοπούλου')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Request quote' }).click()
    const heading = page.getByRole('heading', { name: `for ${company}` })
    await expect(heading).toBeVisible()
    number = /Quote (\S+) for/.exec((await heading.textContent()) ?? '')?.[1] ?? ''
  })

  await test.step('a request to bind includes the edits on screen', async () => {
    await page.getByRole('checkbox', { name: /I have verified/ }).check()
    const before = await totalOf(page)
    const limit = page.getByRole('slider', { name: /^Limit/ }).first()
    await limit.press('ArrowRight')
    await expect(limit).toHaveAttribute('aria-valuetext', '$1,500,000')
    await expect.poll(() => totalOf(page)).not.toBe(before)
    await page.getByRole('button', { name: 'Request to bind' }).click()
    const question = page.getByRole('dialog', { name: 'Save your changes first?' })
    await expect(question).toContainText('$1,000,000 → $1,500,000')
    await question.getByRole('button', { name: 'Save and continue' }).click()
    const form = page.getByRole('dialog', { name: 'Request to bind' })
    await expect(form.getByRole('definition').filter({ hasText: '$1,500,000' })).toBeVisible()
    await form.getByLabel('Phone').fill('4095550142')
    await form.getByLabel('Street address').fill('7 Wharf Road')
    await form.getByLabel('City').fill('Galveston')
    await form.getByLabel('ZIP code').fill('77550')
    await form.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Request to bind successfully sent')).toBeVisible()
  })

  await test.step('the underwriter sees what is issued, and issues it', async () => {
    const underwriter = await (await openContext()).newPage()
    await startAs(underwriter, platform.portal, 'underwriter', '/admin/inbox')
    await underwriter.getByRole('link', { name: number }).click()
    await underwriter.getByRole('button', { name: 'Approve and issue' }).click()
    const question = underwriter.getByRole('dialog')
    for (const fact of [company, number, '$1,500,000']) {
      await expect(question.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible()
    }
    await question.getByRole('checkbox').check()
    await question.getByRole('button', { name: 'Approve and issue' }).click()
    await expect(underwriter.getByText(`Policy issued for ${company}`)).toBeVisible()
  })

  await test.step('the policyholder pays on a phone', async () => {
    const phone = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const paying = await phone.newPage()
    await openPayment(paying, platform, email)
    await expect(paying.getByText('Harbor Insurance Agency')).toBeVisible()
    const due = /\$[\d,.]+/.exec((await paying.getByRole('main').textContent()) ?? '')?.[0] ?? ''
    await startCardPayment(paying)
    await payByCard(paying, '4242 4242 4242 4242')
    await expect(paying.getByText('Thank you for making payment for Policy#')).toBeVisible()
    await expect(paying.getByText(`We received ${due}`)).toBeVisible()
    const width = await paying.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })

  await test.step('the broker reaches every document from the quote', async () => {
    await page.reload()
    await expect(page.getByText('This quote can no longer be changed.')).toBeVisible()
    for (const kind of ['Proposal', 'Binder', 'Policy', 'Invoice', 'Receipt']) {
      const line = page.getByRole('listitem').filter({ hasText: new RegExp(`pdf\\s*${kind} · `) })
      await expect(line.getByRole('button', { name: /^Download/ })).toBeVisible()
    }
  })
})
