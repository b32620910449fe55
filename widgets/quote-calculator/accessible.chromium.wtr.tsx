import { until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { leavePage, openContact, openOptions, openPage } from './testing/page.ts'

afterEach(leavePage)

for (const [theme, rules] of [
  ['light', 'everything'],
  ['dark', 'colors'],
] as const) {
  const attributes = `theme="${theme}"`
  describe(`accessibility, ${theme}`, () => {
    test('has no axe violations in the company step: empty, invalid, with the list open, filled', async () => {
      const page = openPage(attributes)
      await until(() => page.control('account.name'), 'the company step')
      await assertAccessible(page.element, rules)
      page.button('Continue').click()
      await until(() => page.root.querySelector('[aria-invalid]'), 'field errors')
      await assertAccessible(page.element, rules)
      page.fill('account.naicsCode', 'dent')
      await until(() => page.root.querySelector('[role=option]'), 'an industry')
      await assertAccessible(page.element, rules)
      await page.fillCompany()
      await assertAccessible(page.element, rules)
    })

    test('has no axe violations in the security step', async () => {
      const page = openPage(attributes)
      await page.fillCompany()
      page.button('Continue').click()
      await page.expectText('Cyber security')
      await assertAccessible(page.element, rules)
      for (const [index, group] of page.root.querySelectorAll('[role=radiogroup]').entries())
        group.querySelector<HTMLElement>(index === 0 ? '[value=YES]' : '[value=NO]')?.click()
      await page.expectText('When was the last one?')
      await assertAccessible(page.element, rules)
    })

    test('has no axe violations in the options: initially, custom, and fully expanded', async () => {
      const page = await openOptions(attributes)
      await assertAccessible(page.element, rules)
      page.choose('global.deductible', '500000')
      await page.expectText('Custom terms')
      for (const details of page.root.querySelectorAll('details')) details.open = true
      page.button('Business interruption terms').click()
      await page.expectText('Premium for this coverage')
      await assertAccessible(page.element, rules)
    })

    test('has no axe violations in the contact step and on the saved quote', async () => {
      const page = await openContact(attributes)
      page.button('Save quote').click()
      await until(() => page.root.querySelector('[aria-invalid]'), 'field errors')
      await assertAccessible(page.element, rules)
      page.fillContact()
      page.button('Save quote').click()
      await page.expectText('Q-1001')
      await assertAccessible(page.element, rules)
    })
  })
}

test('gives two calculators on a page unique names and no duplicate landmarks', async () => {
  const first = openPage()
  const second = openPage()
  for (const page of [first, second])
    await until(() => page.control('account.name'), 'the company step')
  await assertAccessible(document.body)
})

test('has no axe violations on a closed quote', async () => {
  const first = await openContact()
  first.fillContact()
  first.button('Save quote').click()
  await first.expectText('Q-1001')
  const [quote] = first.quotes.all
  if (quote === undefined) throw new Error('Nothing was saved')
  first.quotes.put({ ...quote, id: 'quote-2', status: 'ISSUED', allowedActions: [] })
  const given = { server: first.server, quotes: first.quotes }
  const shown = openPage('quote-id="quote-2"', given)
  await shown.expectText('This quote can no longer be changed.')
  await shown.expectText('Do you train employees in cyber security')
  await assertAccessible(shown.element)
})
