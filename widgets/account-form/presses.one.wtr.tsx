import { leavePage } from '../security-code/testing/page.ts'
import { assert, until } from '../testing/assert.ts'
import { press } from '../testing/keys.ts'
import { pressAfterError } from '../testing/press-after-error.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { fieldOf, openDetails } from './testing/page.ts'

afterEach(leavePage)

describe('the form of an account', () => {
  test('takes the click on each control while the field before it is invalid', async () => {
    const errors = await pressAfterError({
      name: 'account form',
      async open() {
        leavePage()
        const page = openDetails()
        await page.says('ACCOUNT DETAILS')
        page.fill(fieldOf(page, 'noOfEmployeesAll'), '41')
        await until(() => !page.button('Save').disabled, 'something to save')
        return page.root
      },
    })
    assert(errors > 5, `Only ${errors} presses were after an error`)
  })

  test('shows an error at once to those who leave a field by key', async () => {
    const page = openDetails()
    await page.says('ACCOUNT DETAILS')
    const name = fieldOf(page, 'name')
    page.fill(name, '')
    await press('Tab')
    await until(() => name.getAttribute('aria-invalid') === 'true', 'the marked field')
  })
})
