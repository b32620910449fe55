import type { Page } from '@playwright/test'
import { openByCode, startAs } from './actions.ts'
import { expect, test } from './journey.ts'
import { caller, saveQuote, tokenOf, verifyAs } from './records.ts'

/** The cells of a row of the comparison. */
const cellsOf = (page: Page, row: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row }) })
    .getByRole('cell')

test('five variations are compared, and two of them sent to the policyholder', async ({
  page,
  platform,
  openContext,
}) => {
  const quote = await saveQuote(platform, 'Five Ways Clinic')
  await startAs(page, platform.portal, 'agent', `/agency/quotes/${quote.id}`)
  await test.step('the quote leads to the comparison', async () => {
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: /Popular/ })).toBeVisible()
  })

  await test.step('four more have other limits', async () => {
    for (const limit of ['$1,500,000', '$2,000,000', '$2,500,000', '$3,000,000']) {
      await page.getByRole('button', { name: 'Add variation' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add variation' })
      await dialog.getByLabel('Name').fill(`With ${limit}`)
      await dialog.getByLabel('Aggregate limit').selectOption({ label: limit })
      await dialog.getByRole('button', { name: 'Add variation' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('columnheader', { name: `With ${limit}` })).toBeVisible()
    }
    await expect(page.getByText('You can compare up to 5 variations.')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /Popular/ })).toContainText('Cheapest')
    await expect(cellsOf(page, 'Aggregate limit')).toHaveCount(5)
    await expect(page.getByRole('rowheader', { name: 'Total premium' })).toContainText('Differs')
    await expect(page.getByRole('rowheader', { name: 'Effective' })).not.toContainText('Differs')
  })

  await test.step('on a phone nothing scrolls sideways', async () => {
    const before = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
    if (before) await page.setViewportSize(before)
  })

  const total = await cellsOf(page, 'Total premium').first().innerText()
  await test.step('two are sent', async () => {
    await page.getByRole('button', { name: 'Send all' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send quotes' })
    for (const limit of ['$1,500,000', '$2,000,000', '$2,500,000']) {
      await dialog.getByRole('checkbox', { name: `With ${limit}` }).uncheck()
    }
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Quotes successfully sent')).toBeVisible()
  })

  await test.step('the policyholder sees the two at the same price', async () => {
    const theirs = await (await openContext()).newPage()
    await openByCode(theirs, platform, quote.email)
    await expect(
      theirs.getByRole('heading', { name: 'Cyber insurance quotes for Five Ways Clinic' }),
    ).toBeVisible()
    const totals = cellsOf(theirs, 'Total premium')
    await expect(totals).toHaveCount(2)
    expect(await totals.first().innerText()).toBe(total)
    const [mail] = (await platform.mails(quote.email, 2)).toReversed()
    expect(mail?.text).toContain(quote.quoteNumber)
    await theirs.goto(theirs.url().replace(/[^/]+$/, 'another'))
    await expect(
      theirs
        .getByText('You can’t view these quotes')
        .or(theirs.getByText("You can't view these quotes")),
    ).toBeVisible()
  })

  await test.step('one is requested, and the quotes of the account open', async () => {
    await verifyAs(platform, 'agent', quote)
    const agent = caller(platform.portal, await tokenOf(platform.portal, 'agent'))
    const account = { address1: '7 Wharf Road', city: 'Galveston', zipCode: '77550' }
    await agent('PUT', `/api/quote/v1/P100/${quote.id}`, { account })
    await page.getByRole('button', { name: 'Request to bind', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Request to bind' })
    for (const box of await dialog.getByRole('checkbox', { name: /^With/ }).all()) {
      await box.uncheck()
    }
    await dialog.getByRole('button', { name: 'Request to bind' }).click()
    await expect(page.getByText('Requests successfully sent')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/agency/accounts/${quote.accountId}/quotes`))
    const requested = page.getByRole('row').filter({ hasText: quote.quoteNumber })
    await expect(requested).toContainText('Requested')
  })
})

test('a policyholder signs a quote, and the receipt is shown again later', async ({
  page,
  platform,
  openContext,
}) => {
  const quote = await saveQuote(platform, 'Signing Clinic')
  await startAs(page, platform.portal, 'agent', `/agency/quotes/${quote.id}`)
  const openSignature = async () => {
    await page.getByRole('button', { name: `Actions for ${quote.quoteNumber}` }).click()
    await page.getByRole('menuitem', { name: 'Signature' }).click()
  }
  const dialog = page.getByRole('dialog', { name: `Signature of quote ${quote.quoteNumber}` })
  await openSignature()
  await dialog.getByRole('button', { name: 'Send sign request' }).click()
  await expect(page.getByText('Sign request sent')).toBeVisible()

  await test.step('the policyholder reads and signs', async () => {
    const theirs = await (await openContext()).newPage()
    await openByCode(theirs, platform, quote.email)
    await expect(
      theirs.getByRole('heading', { name: `Sign quote ${quote.quoteNumber}` }),
    ).toBeVisible()
    const sign = theirs.getByRole('button', { name: 'Sign', exact: true })
    await sign.click()
    await expect(theirs.getByText('Please enter full name.')).toBeVisible()
    await theirs.getByLabel('Full name').fill('Dana Reyes')
    await theirs.getByRole('checkbox').check()
    await sign.dblclick()
    await expect(theirs.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
  })

  await test.step('the agent finds the receipt', async () => {
    await page.reload()
    await expect(page.getByText('Signed').first()).toBeVisible()
    await openSignature()
    await expect(dialog.getByText('Signed. The document is unchanged.')).toBeVisible()
    await expect(dialog.getByText('Dana Reyes')).toBeVisible()
  })
})

test('invalid variations are quoted again together, and one of them is sent', async ({
  page,
  platform,
}) => {
  const quote = await saveQuote(platform, 'Grown Clinic')
  const agent = caller(platform.portal, await tokenOf(platform.portal, 'agent'))
  await agent('POST', `/api/quote/v1/P100/${quote.id}/cart`, { presetName: 'As asked' })
  const other = { presetName: 'Spare' }
  await agent('POST', `/api/quote/v1/P100/${quote.id}/duplicate`, other)
  // a quote with other company facts invalidates the earlier ones
  await saveQuote(platform, 'Grown Clinic', {
    further: { accountId: quote.accountId, requestId: 'journey Grown Clinic later' },
    revenue: 24_000_000,
  })
  await startAs(page, platform.portal, 'agent', `/agency/accounts/${quote.accountId}/compare`)
  const columns = page.getByRole('columnheader', { name: /As asked|Spare/ })
  await expect(columns.filter({ hasText: 'Invalid' })).toHaveCount(2)
  await expect(page.getByText('Cheapest')).toBeHidden()

  await page.getByRole('button', { name: 'Re-quote all' }).click()
  await expect(page.getByText('2 variations quoted again')).toBeVisible()
  await expect(columns.filter({ hasText: 'Ready' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Re-quote all' })).toBeHidden()

  await test.step('the new quote is sent by the button next to the request to bind', async () => {
    await verifyAs(platform, 'agent', quote)
    await columns.first().getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Request to bind', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Send quote', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Send quote PQ/ })
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Quote was successfully sent')).toBeVisible()
  })
})
