// Imported first: Angular's zone.js replaces Promise, timers and listeners of the page.
import 'zone.js'
import { assert, equal, until } from '../testing/assert.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { leavePage, openContact, openPage, reloadPage } from './testing/page.ts'

afterEach(leavePage)

describe('on a page with Angular’s zone.js', () => {
  test('restores the draft after a reload', async () => {
    assert('__symbol__' in Promise || 'Zone' in globalThis, 'The page has its own Promise')
    const page = openPage()
    await page.fillCompany()
    const again = await reloadPage(page)
    await until(() => again.control('account.revenue').value !== '', 'the revenue')
    equal(again.control('account.name').value, 'Bright Smiles Dental')
  })

  test('prices and saves a quote', async () => {
    const page = await openContact()
    page.fillContact()
    page.button('Save quote').click()
    await page.expectText('Q-1001')
  })
})
