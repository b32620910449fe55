import { equal, until } from '../../testing/assert.ts'
import { afterEach, test } from '../../testing/suite.ts'
import { leavePage, openContact, openPage } from '../testing/page.ts'

afterEach(leavePage)

/** A saved quote on a page, changed by somebody else after it was opened. */
const openChanged = async () => {
  const first = await openContact()
  first.fillContact()
  first.button('Save quote').click()
  await first.expectText('Q-1001')
  const [quote] = first.quotes.all
  if (!quote) throw new Error('Nothing was saved')
  first.element.remove()
  const page = openPage(`quote-id="${quote.id}"`, first)
  await until(() => page.control('global.deductible'), 'the terms')
  const { calculatorGeneratedData } = quote
  const global = { ...calculatorGeneratedData.global, limit: 200_000_000 }
  page.quotes.put({
    ...quote,
    limit: 200_000_000,
    modified: '2026-11-21T09:00:00.000Z',
    initialRequestData: { ...quote.initialRequestData, global },
    calculatorGeneratedData: { ...calculatorGeneratedData, global },
  })
  return page
}

test('shows a concurrent change and saves both', async () => {
  const page = await openChanged()
  page.choose('global.deductible', '5000000')
  page.button('Save changes').click()
  await page.expectText('Someone else changed this quote')
  await page.expectText('They saved this while you were editing')
  await page.expectText('$1,000,000 → $2,000,000')
  page.button('Keep my changes').click()
  await until(() => !page.root.querySelector('dialog'), 'the dialog closed')
  equal(page.control('global.deductible').value, '5000000')
  page.button('Save changes').click()
  await until(() => page.quotes.all[0]?.deductible === 5_000_000, 'the change saved')
  equal(page.quotes.all[0]?.limit, 200_000_000)
})
