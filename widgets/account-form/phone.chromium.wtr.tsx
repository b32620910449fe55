import { updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { replacePhoneNumbers, type PhoneNumbers } from '#core/foundation/validation/phone.ts'
import { errorResponse } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, until } from '../testing/assert.ts'
import { press } from '../testing/keys.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { fieldOf, openDetails } from './testing/page.ts'

const plans = () => import('#core/foundation/validation/phone-number.ts')

/** Valid signs and length, but Italy has no such number. */
const unassigned = '+39 4012 345 678'

afterEach(() => {
  leavePage()
  replacePhoneNumbers(plans)
})

describe('the phone of an account', () => {
  test('has an error at its field once the numbering plans are loaded', async () => {
    const loaded = Promise.withResolvers<PhoneNumbers>()
    replacePhoneNumbers(() => loaded.promise)
    const page = openDetails()
    await page.expectText('ACCOUNT DETAILS')
    const phone = fieldOf(page, 'phoneNumber')
    page.fill(phone, unassigned)
    await press('Tab')
    equal(phone.getAttribute('aria-invalid'), null, 'signs and length are right')
    loaded.resolve(await plans())
    await until(() => phone.getAttribute('aria-invalid') === 'true', 'the marked field')
    equal(phone.value, unassigned)
  })

  test('is not saved before the numbering plans are loaded', async () => {
    const loaded = Promise.withResolvers<PhoneNumbers>()
    replacePhoneNumbers(() => loaded.promise)
    const page = openDetails()
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'phoneNumber'), unassigned)
    await until(() => !page.button('Save').disabled, 'something to save')
    page.button('Save').click()
    loaded.resolve(await plans())
    await until(
      () => fieldOf(page, 'phoneNumber').getAttribute('aria-invalid') === 'true',
      'the marked field',
    )
    equal(page.server.callsOf(updateAccount).length, 0)
  })

  test('is checked by the server when the numbering plans cannot be loaded', async () => {
    replacePhoneNumbers(() => Promise.reject(new Error('offline')))
    const page = openDetails((on) =>
      on.on(
        updateAccount,
        errorResponse(400, 'invalidInput', {
          errors: [{ code: 'phoneInvalid', detail: 'Not in Italy', field: 'phoneNumber' }],
        }),
      ),
    )
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'phoneNumber'), unassigned)
    await until(() => !page.button('Save').disabled, 'something to save')
    page.button('Save').click()
    await page.expectText('Not in Italy')
    equal(fieldOf(page, 'phoneNumber').value, unassigned)
  })
})
