import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { issueTokens, keyClaims } from '#core/testing/tokens.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { leavePage, openOptions, openPage, type CalculatorPage } from './testing/page.ts'

afterEach(leavePage)

const isPriced = ({ server }: CalculatorPage) => server.callsOf(calculatePrice).length > 0
const revenueOf = (page: CalculatorPage) => page.control('account.revenue').value

describe('set-up', () => {
  test('a late key is used without a click, and typed values stay', async () => {
    const page = openPage('', undefined, { clientKey: '' })
    await page.says('it has no client key or session')
    page.fill('account.name', 'Bright Smiles Dental')
    page.fill('account.revenue', '12m')
    page.element.setAttribute('client-key', 'pk_test')
    await until(() => page.control('account.state').querySelector('[value=TX]'), 'the states')
    assert(!page.text().includes('it has no client key'), 'The notice is still shown')
    equal(page.control('account.name').value, 'Bright Smiles Dental')
  })

  test('a late fetchSession is used without a click, and typed values stay', async () => {
    const { accessToken } = issueTokens(Date.now(), { claims: keyClaims() })
    const page = openPage('', undefined, { clientKey: '' })
    await page.says('it has no client key or session')
    page.fill('account.name', 'Bright Smiles Dental')
    Object.assign(page.element, { fetchSession: async () => accessToken })
    await until(() => page.control('account.state').querySelector('[value=TX]'), 'the states')
    equal(page.control('account.name').value, 'Bright Smiles Dental')
  })

  test('a corrected api-base is used, and typed values stay', async () => {
    const page = openPage()
    await page.fillCompany()
    page.element.setAttribute('api-base', `${page.element.getAttribute('api-base')}/`)
    await until(() => page.root.querySelector('[name="account.revenue"]') && revenueOf(page), 'it')
    equal(revenueOf(page), '12,000,000')
  })

  test('late product, key and id leave typed values', async () => {
    const page = await openOptions()
    page.element.setAttribute('product', 'P100')
    page.element.setAttribute('client-key', 'pk_other')
    page.element.id = 'late'
    assert(isPriced(page), 'Nothing was priced')
    await page.says('Choose your coverage')
    page.button('Back').click()
    await page.says('Cyber security')
    page.button('Back').click()
    await until(() => page.control('account.name').value !== '', 'the company')
    equal(revenueOf(page), '12,000,000')
  })

  test('a late region keeps the values that are valid there', async () => {
    const page = openPage()
    await page.fillCompany()
    page.element.setAttribute('region', 'uk')
    await page.says('Postcode')
    equal(page.control('account.name').value, 'Bright Smiles Dental')
  })
})
