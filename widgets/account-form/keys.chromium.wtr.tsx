import { leavePage } from '../security-code/testing/page.ts'
import { until } from '../testing/assert.ts'
import { press } from '../testing/keys.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { fieldOf, openDetails } from './testing/page.ts'

afterEach(leavePage)

describe('account form', () => {
  test('shows an error immediately when a field is left by keyboard', async () => {
    const page = openDetails()
    await page.expectText('ACCOUNT DETAILS')
    const name = fieldOf(page, 'name')
    page.fill(name, '')
    await press('Tab')
    await until(() => name.getAttribute('aria-invalid') === 'true', 'the marked field')
  })
})
