import type { Locator, Page } from '@playwright/test'
import { startAs, tableRows } from './actions.ts'
import { expect, test } from './journey.ts'
import { tabTo } from './keyboard.ts'
import { caller, requestBind, saveQuote, tokenOf, type OpenQuote } from './records.ts'
import type { RunningPlatform } from './platform.ts'

test.use({ platformOf: 'worker' })

const declineReason = 'Another agency quotes for the same company.'

/** Opens the decline dialog and fills it, without submitting. */
const openDecline = async (page: Page, { quoteNumber }: OpenQuote): Promise<Locator> => {
  await page.getByRole('button', { name: `Actions for ${quoteNumber}` }).click()
  await page.getByRole('menuitem', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline quote' })
  await dialog.getByRole('combobox').first().selectOption('Duplicate Quote')
  await dialog.getByRole('textbox').first().fill(declineReason)
  return dialog
}

test('two underwriters on one quote see each other and each other’s decisions', async ({
  openContext,
  page: una,
  platform,
}) => {
  const quote = await saveQuote(platform, 'Shared Clinic')
  const address = `/admin/quotes/${quote.id}`
  const other = await openContext()
  const ada = await other.newPage()
  await startAs(una, platform.portal, 'underwriter', address)
  await startAs(ada, platform.portal, 'admin', address)

  await test.step('each is named to the other', async () => {
    await expect(una.getByText('Ada Moreno also has this open')).toBeVisible()
    await expect(ada.getByText('Una Whitfield also has this open')).toBeVisible()
  })

  await test.step('a decision appears on the other’s screen immediately, and theirs is rejected with the reason', async () => {
    const late = await openDecline(ada, quote)
    const first = await openDecline(una, quote)
    await first.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(first).toBeHidden()
    // the screen behind the dialog updates without a reload
    await expect(ada.locator('main header').getByText('Declined')).toBeVisible({ timeout: 5_000 })
    await late.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(
      late.getByText('Una Whitfield has changed this quote to “Declined” in the meantime.'),
    ).toBeVisible()
    await expect(late.getByRole('textbox').first()).toHaveValue(declineReason)
  })

  await test.step('an underwriter who leaves disappears', async () => {
    await other.close()
    await expect(una.getByText('also has this open')).toBeHidden({ timeout: 20_000 })
  })
})

test('a colleague’s note appears immediately, and typed input is preserved', async ({
  openContext,
  page: una,
  platform,
}) => {
  const { accountId } = await saveQuote(platform, 'Noted Clinic')
  const address = `/admin/accounts/${accountId}/notes`
  const ada = await (await openContext()).newPage()
  await startAs(una, platform.portal, 'underwriter', address)
  await startAs(ada, platform.portal, 'admin', address)
  await expect(ada.getByText('No notes yet')).toBeVisible()
  const noteField = ada.getByRole('textbox', { name: 'Note' })
  await noteField.fill('Half a sen')

  await una.getByRole('textbox', { name: 'Note' }).fill('Ask for loss runs')
  await una.getByRole('button', { name: 'Add note' }).click()
  await expect(ada.getByText('Ask for loss runs')).toBeVisible({ timeout: 5_000 })
  await expect(noteField).toHaveValue('Half a sen')
  await expect(noteField).toBeFocused()

  await una.getByRole('button', { name: 'Edit' }).click()
  const dialog = una.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Ask for five years of loss runs')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(ada.getByText('Ask for five years of loss runs')).toBeVisible({ timeout: 5_000 })
  await expect(noteField).toHaveValue('Half a sen')
})

test('a decision whose response is lost is made once, and a second click completes it', async ({
  page,
  platform,
}) => {
  const quote = await saveQuote(platform, 'Lost Answer Clinic')
  await startAs(page, platform.portal, 'underwriter', `/admin/quotes/${quote.id}`)
  let decisions = 0
  await page.route('**/api/quote/v1/decline/*', async (route) => {
    decisions += 1
    // the platform makes the decision, but its response is lost
    await route.fetch()
    await route.abort()
  })
  const dialog = await openDecline(page, quote)
  await dialog.getByRole('button', { name: 'Decline', exact: true }).dblclick()
  await expect(page.locator('main header').getByText('Declined')).toBeVisible({ timeout: 15_000 })
  await expect(dialog.getByRole('alert').or(dialog.getByText('network')).first()).toBeVisible()
  await expect(dialog.getByRole('textbox').first()).toHaveValue(declineReason)
  expect(decisions).toBe(1)

  await page.unroute('**/api/quote/v1/decline/*')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('main header').getByText('Declined')).toBeVisible()
})

test('a bulk decline reports rows that a colleague decided meanwhile and leaves them selected', async ({
  page,
  platform,
}) => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(
    (each) => `Together Clinic ${each}`,
  )
  const quotes: OpenQuote[] = []
  // A colleague decides the first three.
  // oxlint-disable-next-line no-await-in-loop
  for (const name of names) quotes.push(await saveQuote(platform, name))
  await startAs(
    page,
    platform.portal,
    'underwriter',
    '/admin/dashboard?tab=QUOTES&q=together%20clinic',
  )
  const rows = tableRows(page)
  await expect(rows).toHaveCount(quotes.length)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  await expect(bar).toContainText(`${quotes.length} selected`)
  await bar.getByRole('button', { name: 'Decline', exact: true }).click()
  // its title changes to the failures afterwards
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption('Duplicate Quote')
  await dialog.getByRole('textbox').first().fill('One agency quotes for all of them.')

  const colleague = caller(platform.portal, await tokenOf(platform.portal, 'admin'))
  const before = quotes.slice(0, 3)
  const decline = ({ id }: OpenQuote) =>
    colleague('PUT', `/api/quote/v1/decline/${id}`, {
      reasonSummary: 'BOR',
      reason: 'Moved to another agency',
      isNotificationEnabled: false,
    })
  await Promise.all(before.map(decline))

  await dialog.getByRole('button', { name: `Decline ${quotes.length} quotes` }).dblclick()
  await expect(dialog).toHaveAccessibleName("3 weren't done")
  await expect(dialog.getByText('3 were done. The others stay selected.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(before.length)
  for (const { quoteNumber } of before) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(dialog.getByRole('listitem').filter({ hasText: quoteNumber })).toContainText(
      'Ada Moreno',
    )
  }
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(bar).toContainText('3 selected')
  await expect(rows.getByText('Declined')).toHaveCount(quotes.length)
})

test('two tabs of one underwriter decide a quote only once', async ({ openContext, platform }) => {
  const quote = await saveQuote(platform, 'Two Tabs Clinic')
  const context = await openContext()
  const tabs = [await context.newPage(), await context.newPage()]
  const dialogs = []
  for (const tab of tabs) {
    // oxlint-disable-next-line no-await-in-loop
    await startAs(tab, platform.portal, 'underwriter', `/admin/quotes/${quote.id}`)
    // oxlint-disable-next-line no-await-in-loop
    dialogs.push(await openDecline(tab, quote))
  }
  const [first, second] = dialogs
  if (!first || !second) throw new Error('Expected two tabs')
  const press = (dialog: Locator) =>
    dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await Promise.all([press(first), press(second)])
  const message = 'Una Whitfield has changed this quote to “Declined” in the meantime.'
  const outcomes = await Promise.all(
    dialogs.map((dialog) =>
      Promise.race([
        dialog.waitFor({ state: 'hidden' }).then(() => 'done'),
        dialog
          .getByText(message)
          .waitFor()
          .then(() => 'refused'),
      ]),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['done', 'refused'])
})

/** A quote that an agency has referred to underwriting. */
const refer = async (platform: RunningPlatform, name: string): Promise<OpenQuote> => {
  const quote = await saveQuote(platform, name)
  const agent = caller(platform.portal, await tokenOf(platform.portal, 'agent'))
  await agent('PUT', `/api/quote/v1/P100/${quote.id}/submit`, { reason: 'Please look at it.' })
  return quote
}

test('the inbox is processed by keyboard only', async ({ page, platform }) => {
  const { keyboard } = page
  // Tab focuses the first row; both quotes start on the same day, so their ids decide the order
  const referred = [
    await refer(platform, 'Keyboard Clinic'),
    await refer(platform, 'Keyboard Clinic Two'),
  ].toSorted((one, two) => (one.id < two.id ? -1 : 1))
  const [quote, other] = referred
  if (!quote || !other) throw new Error('Expected two referred quotes')
  const press = async (button: Locator): Promise<void> => {
    await tabTo(page, button)
    await keyboard.press('Enter')
  }
  const actions = (of: OpenQuote) =>
    page.getByRole('button', { name: `Actions for ${of.quoteNumber}` })
  /** Selects an item of the quote's menu by its first letters. */
  const choose = async (of: OpenQuote, item: string): Promise<void> => {
    await press(actions(of))
    const target = page.getByRole('menuitem', { name: item, exact: true })
    await target.waitFor()
    for (let step = 0; step < 30; step += 1) {
      // Steps are sequential.
      // oxlint-disable-next-line no-await-in-loop
      if (await target.evaluate((element) => element === document.activeElement)) break
      // oxlint-disable-next-line no-await-in-loop
      await keyboard.press('ArrowDown')
    }
    await keyboard.press('Enter')
  }
  /** Closes a dialog with Escape; the focus returns to its opener. */
  const leave = async (of: OpenQuote, dialog: Locator): Promise<void> => {
    await expect(dialog).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(actions(of)).toBeFocused()
  }

  await startAs(page, platform.portal, 'underwriter', '/admin/inbox?search=Keyboard+Clinic')
  await expect(page.getByText('Please look at it.').first()).toBeVisible()
  await press(page.getByRole('link', { name: quote.quoteNumber }).first())
  const heading = (of: OpenQuote) => page.getByRole('heading', { level: 1, name: of.quoteNumber })
  await expect(heading(quote)).toBeVisible()

  await test.step('the next quote in the inbox, and back', async () => {
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAttribute(
      'aria-keyshortcuts',
      'j',
    )
    const address = page.url()
    await page
      .getByRole('button', { name: /^(Next|Previous)$/, disabled: false })
      .first()
      .waitFor()
    const [there, back] = (await page
      .getByRole('button', { name: 'Next', exact: true })
      .isEnabled())
      ? ['j', 'k']
      : ['k', 'j']
    await keyboard.press(there)
    await expect(page).not.toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await keyboard.press(back)
    await expect(page).toHaveURL(address)
    await expect(heading(quote)).toBeVisible()
    await keyboard.press(there)
    await keyboard.press(back)
    await keyboard.press(there)
    await expect(page).not.toHaveURL(address)
    await keyboard.press(back)
    await expect(heading(quote)).toBeVisible()
  })

  await test.step('decisions open and close, and the focus returns', async () => {
    await choose(quote, 'Decline')
    await leave(quote, page.getByRole('dialog', { name: 'Decline quote' }))
    await choose(quote, 'Refer')
    await leave(quote, page.getByRole('dialog'))
    await choose(quote, 'Edit IRPM')
    await leave(quote, page.getByRole('dialog', { name: /^IRPM of quote/ }))
  })

  await test.step('the premium is modified, and a subjectivity added and met', async () => {
    await choose(quote, 'Edit IRPM')
    const irpm = page.getByRole('dialog', { name: /^IRPM of quote/ })
    await tabTo(page, irpm.getByLabel(/^Company stability/))
    await keyboard.type('5')
    await press(irpm.getByRole('button', { name: 'Save' }))
    await expect(irpm).toBeHidden()
    await expect(page.getByText('times its factors, rounded to a whole number.')).toBeVisible()
    const list = page.locator('section', {
      has: page.getByRole('heading', { name: 'Subjectivities' }),
    })
    await press(list.getByRole('button', { name: 'Add subjectivity' }))
    const adding = page.getByRole('dialog')
    await tabTo(page, adding.getByRole('textbox').first())
    await keyboard.type('Signed application')
    await press(adding.locator('button[type=submit]'))
    await expect(adding).toBeHidden()
    await press(list.getByRole('button', { name: 'Accept: Signed application' }))
    await expect(list.getByText('Met', { exact: true })).toBeVisible()
  })

  await test.step('the palette resets edits, and saves others', async () => {
    const deductible = page.getByLabel('Deductible', { exact: true })
    const saved = await deductible.inputValue()
    const run = async (name: string, button: string): Promise<void> => {
      await deductible.selectOption({ label: '$50,000' })
      await expect(page.getByText('Unsaved changes')).toBeVisible()
      await keyboard.press('Control+k')
      await keyboard.type(name)
      await page.getByRole('option', { name }).first().waitFor()
      await keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.getByRole('button', { name: button, exact: true })).toBeFocused()
      await keyboard.press('Enter')
      await expect(dialog).toBeHidden()
    }
    await run('Reset quote', 'Reset quote')
    await expect(deductible).toHaveValue(saved)
    // the sheet's own button opens the same dialog
    await deductible.selectOption({ label: '$50,000' })
    await page.getByRole('button', { name: 'Save changes' }).press('Enter')
    const confirmation = page.getByRole('dialog', { name: 'Update quote' })
    await expect(confirmation.getByRole('button', { name: 'UPDATE', exact: true })).toBeFocused()
    await keyboard.press('Escape')
    await expect(confirmation).toBeHidden()
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await run('Update quote', 'UPDATE')
    await expect(page.getByText('Quote updated')).toBeVisible()
    await expect(page.locator('main header').getByText('In review')).toBeVisible()
  })

  await test.step('the palette releases the quote and returns to the inbox', async () => {
    await keyboard.press('Control+k')
    await keyboard.type('release')
    await page.getByRole('option', { name: 'Release' }).first().waitFor()
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Release quote' })
    await expect(dialog.getByRole('button', { name: 'Release' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.locator('main header').getByText('Ready', { exact: true })).toBeVisible()
    await keyboard.press('Control+k')
    await keyboard.type('inbox')
    await page.getByRole('option', { name: 'Inbox' }).first().waitFor()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/inbox/)
    await tabTo(page, page.getByRole('searchbox'))
    await keyboard.type('Keyboard Clinic')
    await expect(page.getByRole('link', { name: other.quoteNumber }).first()).toBeVisible()
  })
})

test('an underwriter lists their own quotes, and opens them in the order of the list', async ({
  page,
  platform,
}) => {
  const mine = [
    await refer(platform, 'Own Clinic'),
    await refer(platform, 'Own Clinic Two'),
  ].toSorted((one, two) => (one.quoteNumber < two.quoteNumber ? 1 : -1))
  const [first, second] = mine
  if (!first || !second) throw new Error('Expected two referred quotes')
  await startAs(page, platform.portal, 'underwriter', `/admin/quotes/${first.id}`)
  for (const { id } of mine) {
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(`${platform.portal}/admin/quotes/${id}`)
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('button', { name: 'Underwrite', exact: true }).click()
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('definition').getByText('Una Whitfield').first()).toBeVisible()
  }
  const sorted = '/admin/inbox?sort=quoteNumber,desc&q=Own+Clinic'
  await page.goto(`${platform.portal}${sorted}`)
  const mineFilter = page.getByRole('button', { name: 'Mine', exact: true })
  await mineFilter.click()
  await expect(mineFilter).toHaveAttribute('aria-pressed', 'true')
  await expect(tableRows(page)).toHaveCount(2)
  await page.getByRole('link', { name: first.quoteNumber }).first().click()
  await expect(page.getByText('1 of 2 in line')).toBeVisible()
  await page.keyboard.press('j')
  const heading = page.getByRole('heading', { level: 1, name: second.quoteNumber })
  await expect(heading).toBeVisible()
  await expect(page.getByText('2 of 2 in line')).toBeVisible()
})

test('a referral is released, requested, bound and rescinded; a quote is declined with its account', async ({
  page,
  platform,
}) => {
  const status = (text: string) => page.locator('main header').getByText(text, { exact: true })
  /** Opens the dialog of an action by its address and fills it. */
  const decide = async (quote: OpenQuote, action: string, [title, answer]: [string, string]) => {
    await page.goto(`${platform.portal}/admin/quotes/${quote.id}?modal=${action}`)
    const dialog = page.getByRole('dialog', { name: title })
    if (action === 'rescind') await dialog.getByLabel('I have checked these details.').check()
    await dialog.getByRole('button', { name: answer, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const quote = await refer(platform, 'Bound Clinic')
  await startAs(page, platform.portal, 'underwriter', '/admin/inbox')

  await test.step('referral to release to bind', async () => {
    await decide(quote, 'release', ['Release quote', 'Release'])
    await expect(status('Ready')).toBeVisible()
    await requestBind(platform, quote)
    await decide(quote, 'approve', ['Approve and bind', 'Approve'])
    await expect(status('Bound')).toBeVisible()
  })

  await test.step('the binder is rescinded', async () => {
    await decide(quote, 'rescind', ['Rescind binder', 'Rescind'])
    await expect(status('Rescinded')).toBeVisible()
  })

  await test.step('a quote takes its account with it', async () => {
    const other = await saveQuote(platform, 'Closing Clinic')
    await page.goto(`${platform.portal}/admin/quotes/${other.id}?modal=decline`)
    const dialog = page.getByRole('dialog', { name: 'Decline quote' })
    await dialog.getByLabel('Declination Reason').selectOption('Duplicate Quote')
    await dialog.getByLabel('Reason Description').fill('It is quoted elsewhere.')
    await dialog.getByLabel('Decline the account too').check()
    const account = dialog.getByRole('group', { name: 'Decline account' })
    await account.getByLabel('Declination Reason').selectOption('Poor Controls')
    await account.getByLabel('Reason Description').fill('No backups are kept.')
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(status('Declined')).toBeVisible()
    await page.goto(`${platform.portal}/admin/accounts/${other.accountId}`)
    await expect(status('Declined')).toBeVisible()
  })
})
