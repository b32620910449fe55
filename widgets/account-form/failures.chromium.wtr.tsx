import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { delayed, errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { fieldOf, openDetails } from './testing/page.ts'

afterEach(leavePage)

const wire = { ...exampleAccount, revenue: 4_200_000 }

describe('failures', () => {
  test('shows and reports a 500, and succeeds on retry', async () => {
    const page = openDetails((on) =>
      on.on(getAccount, inTurn(errorResponse(500, 'internal'), json(wire))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    await assertAccessible(page.element)
    page.button('Try again').click()
    await page.expectText('ACCOUNT DETAILS')
  })

  test('keeps the input after a lost response and shows what to do', async () => {
    const page = openDetails((on) => on.on(updateAccount, noNetwork))
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'noOfEmployeesAll'), '40')
    await until(() => !page.button('Save').disabled, 'something to save')
    page.button('Save').click()
    await page.expectText('Check your connection and try again')
    equal(fieldOf(page, 'noOfEmployeesAll').value, '40')
    await assertAccessible(page.element)
  })

  test('shows an expired session and continues with the next one', async () => {
    const page = openDetails((on) => on.on(getAccount, errorResponse(401, 'sessionExpired')))
    await page.expectText('Your session has ended')
    page.server.answer(getAccount, exampleAccount)
    page.button('Try again').click()
    await page.expectText('ACCOUNT DETAILS')
  })

  test('shows a skeleton until a slow response arrives', async () => {
    const slow = delayed(json(wire))
    const page = openDetails((on) => on.on(getAccount, slow.reply))
    await page.expectText('Loading the account details')
    await assertAccessible(page.element)
    slow.release()
    await page.expectText('ACCOUNT DETAILS')
  })

  test('shows a retry when offline, which succeeds once online', async () => {
    const page = openDetails((on) => on.on(getAccount, noNetwork))
    await page.expectText('Check your connection and try again')
    page.server.answer(getAccount, exampleAccount)
    page.button('Try again').click()
    await page.expectText('ACCOUNT DETAILS')
  })

  test('shows that the account is missing', async () => {
    const page = openDetails(() => {}, '')
    await page.expectText('No account was chosen')
    equal(page.server.callsOf(getAccount).length, 0)
  })

  test('shows both values after a concurrent change and loses neither', async () => {
    const page = openDetails((on) => on.on(updateAccount, errorResponse(409, 'accountChanged')))
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'noOfEmployeesAll'), '40')
    page.fill(fieldOf(page, 'revenue'), '7000000')
    const theirs = { noOfEmployeesAll: 31, revenue: 650_000_000 }
    page.server.answer(getAccount, { ...exampleAccount, ...theirs })
    await until(() => !page.button('Save').disabled, 'something to save')
    page.button('Save').click()
    await page.expectText('Theirs: 31')
    await page.expectText('Yours: 40')
    await page.expectText('Theirs: $6,500,000.00')
    await page.expectText('Yours: $7,000,000.00')
    page.button('Use their Number of employees').click()
    await until(() => fieldOf(page, 'noOfEmployeesAll').value === '31', 'theirs')
  })

  for (const field of ['city', 'domains'])
    test(`shows a server error at its field, ${field}`, async () => {
      const page = openDetails((on) =>
        on.on(
          updateAccount,
          errorResponse(400, 'invalidInput', {
            errors: [{ code: 'x', detail: 'Not this one', field }],
          }),
        ),
      )
      await page.expectText('ACCOUNT DETAILS')
      page.fill(fieldOf(page, field), 'new.example')
      await until(() => !page.button('Save').disabled, 'something to save')
      page.button('Save').click()
      await page.expectText('Not this one')
      equal(fieldOf(page, field).getAttribute('aria-invalid'), 'true')
    })
})
