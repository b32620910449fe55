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

describe('five failures', () => {
  test('a 500 is shown and reported, and the retry succeeds', async () => {
    const page = openDetails((on) =>
      on.on(getAccount, inTurn(errorResponse(500, 'internal'), json(wire))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.says('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    await assertAccessible(page.element)
    page.button('Try again').click()
    await page.says('ACCOUNT DETAILS')
  })

  test('a lost response keeps the input and shows what to do', async () => {
    const page = openDetails((on) => on.on(updateAccount, noNetwork))
    await page.says('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'noOfEmployeesAll'), '40')
    await until(() => !page.button('Save').disabled, 'something to save')
    page.button('Save').click()
    await page.says('Check your connection and try again')
    equal(fieldOf(page, 'noOfEmployeesAll').value, '40')
    await assertAccessible(page.element)
  })

  test('an expired session is shown, and the next session is used', async () => {
    const page = openDetails((on) => on.on(getAccount, errorResponse(401, 'sessionExpired')))
    await page.says('Your session has ended')
    page.server.answer(getAccount, exampleAccount)
    page.button('Try again').click()
    await page.says('ACCOUNT DETAILS')
  })

  test('a slow network shows a skeleton until the response arrives', async () => {
    const slow = delayed(json(wire))
    const page = openDetails((on) => on.on(getAccount, slow.reply))
    await page.says('Loading the account details')
    await assertAccessible(page.element)
    slow.release()
    await page.says('ACCOUNT DETAILS')
  })

  test('offline is shown with a retry, which succeeds once online', async () => {
    const page = openDetails((on) => on.on(getAccount, noNetwork))
    await page.says('Check your connection and try again')
    page.server.answer(getAccount, exampleAccount)
    page.button('Try again').click()
    await page.says('ACCOUNT DETAILS')
  })

  test('says what is missing without an account', async () => {
    const page = openDetails(() => {}, '')
    await page.says('No account was chosen')
    equal(page.server.callsOf(getAccount).length, 0)
  })

  test('a concurrent change shows both values and loses none', async () => {
    const page = openDetails((on) => on.on(updateAccount, errorResponse(409, 'accountChanged')))
    await page.says('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'noOfEmployeesAll'), '40')
    page.fill(fieldOf(page, 'revenue'), '7000000')
    const theirs = { noOfEmployeesAll: 31, revenue: 650_000_000 }
    page.server.answer(getAccount, { ...exampleAccount, ...theirs })
    await until(() => !page.button('Save').disabled, 'something to save')
    page.button('Save').click()
    await page.says('Theirs: 31')
    await page.says('Yours: 40')
    await page.says('Theirs: $6,500,000.00')
    await page.says('Yours: $7,000,000.00')
    page.button('Use their Number of employees').click()
    await until(() => fieldOf(page, 'noOfEmployeesAll').value === '31', 'theirs')
  })

  for (const field of ['city', 'domains'])
    test(`a server error is shown at its field, ${field}`, async () => {
      const page = openDetails((on) =>
        on.on(
          updateAccount,
          errorResponse(400, 'invalidInput', {
            errors: [{ code: 'x', detail: 'Not this one', field }],
          }),
        ),
      )
      await page.says('ACCOUNT DETAILS')
      page.fill(fieldOf(page, field), 'new.example')
      await until(() => !page.button('Save').disabled, 'something to save')
      page.button('Save').click()
      await page.says('Not this one')
      equal(fieldOf(page, field).getAttribute('aria-invalid'), 'true')
    })
})
