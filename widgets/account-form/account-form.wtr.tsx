import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { checkDomain, getAccount } from '#core/insurance/accounts/endpoints.ts'
import { checkAccountUpdate, updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press } from '../testing/keys.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { fieldOf, openDetails } from './testing/page.ts'

afterEach(leavePage)

describe('account form', () => {
  test('saves changes made by keyboard, and emits an event', async () => {
    const page = openDetails()
    await page.expectText('ACCOUNT DETAILS')
    equal(page.button('Save').disabled, true, 'nothing to save')
    await assertAccessible(page.element)
    const event = nextEvent(page.element, 'parapet-account-saved')
    const employees = fieldOf(page, 'noOfEmployeesAll')
    page.fill(employees, '40')
    await until(() => !page.button('Save').disabled, 'something to save')
    await press('Enter')
    equal((await event).detail, { accountId: 'account-1' })
    await page.expectText('Account Details Updated Successfully.')
    const [sent] = page.server.callsOf(updateAccount)
    equal(sent?.headers.get('If-Match'), `"${exampleAccount.modified}"`)
  })

  test('marks values from the register until they are changed', async () => {
    const fromRegister = ['naicsCode', 'revenue', 'noOfEmployeesAll', 'domainName'] as const
    const page = openDetails((server) =>
      server.answer(getAccount, { ...exampleAccount, fromRegister: [...fromRegister] }),
    )
    await page.expectText('ACCOUNT DETAILS')
    const marks = () => page.root.textContent.split('From the register').length - 1
    await until(() => marks() === fromRegister.length, 'each of them marked')
    page.fill(fieldOf(page, 'noOfEmployeesAll'), '41')
    await until(() => marks() === fromRegister.length - 1, 'the changed one to lose its mark')
    await assertAccessible(page.element)
  })

  test('keeps its input when the page sets the product late', async () => {
    const page = openDetails()
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'noOfEmployeesAll'), '41')
    page.element.setAttribute('product', 'P100_PRO')
    await page.expectText('GENERAL INFORMATION')
    equal(fieldOf(page, 'noOfEmployeesAll').value, '41')
    page.element.setAttribute('warnings', 'skip')
    await until(() => fieldOf(page, 'noOfEmployeesAll').value === '41', 'what was typed')
  })

  test('asks before it invalidates quotes, and confirms it afterwards', async () => {
    const page = openDetails((server) =>
      server.answer(checkAccountUpdate, { WillInvalidateQuotes: true, WillReferQuotes: false }),
    )
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'revenue'), '5000000')
    await until(() => !page.button('Save').disabled, 'something to save')
    page.button('Save').click()
    await page.expectText('They become invalid when you save')
    await assertAccessible(page.element)
    page.button('Go back').click()
    await until(() => !page.root.querySelector('dialog'), 'the form')
    equal(page.server.callsOf(updateAccount).length, 0)
    page.button('Save').click()
    await page.expectText('They become invalid when you save')
    page.button('Save and invalidate').click()
    await page.expectText('All impacted quotes were invalidated')
  })

  test('does not save a domain that the server rejects', async () => {
    const page = openDetails((server) =>
      server.answer(checkDomain, { domain: 'gmail.com', valid: false }),
    )
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'domainName'), 'gmail.com')
    await page.expectText('Invalid Domain! Try a different domain name.')
    equal(page.button('Save').disabled, true, 'the domain is wrong')
    page.fill(fieldOf(page, 'domainName'), '')
    await until(() => !page.button('Save').disabled, 'none is allowed')
  })

  test('shows the questions of a product, and those that depend on answers', async () => {
    const page = openDetails(() => {}, 'account-id="account-1" product="P100_PRO"')
    await page.expectText('GENERAL INFORMATION')
    assert(!page.root.querySelector('[name="changeInScopeDetail"]'), 'no detail yet')
    page.fill(fieldOf(page, 'nonUsRevenue'), '800000')
    await until(() => fieldOf(page, 'totalRevenue').value === '5,000,000.00', 'the total')
    const yes = [...page.root.querySelectorAll('label')].filter(
      ({ textContent }) => textContent === 'Yes',
    )
    yes.at(-1)?.click()
    await until(() => page.root.querySelector('[name="changeInScopeDetail"]'), 'the detail')
    await assertAccessible(page.element)
  })
})
