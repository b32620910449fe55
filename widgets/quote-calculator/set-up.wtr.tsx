import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { issueTokens, keyClaims } from '#core/testing/tokens.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { leavePage, openOptions, openPage, type CalculatorPage } from './testing/page.ts'

afterEach(leavePage)

const isPriced = ({ server }: CalculatorPage) => server.callsOf(calculatePrice).length > 0
const revenueOf = (page: CalculatorPage) => page.control('account.revenue').value

describe('set-up', () => {
  test('uses a late key without a click and keeps typed values', async () => {
    const page = openPage('', undefined, { clientKey: '' })
    await page.expectText('it has no client key or session')
    page.fill('account.name', 'Bright Smiles Dental')
    page.fill('account.revenue', '12m')
    page.element.setAttribute('client-key', 'pk_test')
    await until(() => page.control('account.state').querySelector('[value=TX]'), 'the states')
    assert(!page.text().includes('it has no client key'), 'The notice is still shown')
    equal(page.control('account.name').value, 'Bright Smiles Dental')
  })

  test('uses a late fetchSession without a click and keeps typed values', async () => {
    const { accessToken } = issueTokens(Date.now(), { claims: keyClaims() })
    const page = openPage('', undefined, { clientKey: '' })
    await page.expectText('it has no client key or session')
    page.fill('account.name', 'Bright Smiles Dental')
    Object.assign(page.element, { fetchSession: async () => accessToken })
    await until(() => page.control('account.state').querySelector('[value=TX]'), 'the states')
    equal(page.control('account.name').value, 'Bright Smiles Dental')
  })

  test('uses a corrected api-base and keeps typed values', async () => {
    const page = openPage()
    await page.fillCompany()
    page.element.setAttribute('api-base', `${page.element.getAttribute('api-base')}/`)
    await until(() => page.root.querySelector('[name="account.revenue"]') && revenueOf(page), 'it')
    equal(revenueOf(page), '12,000,000')
  })

  test('keeps typed values when product, key and ID are set late', async () => {
    const page = await openOptions()
    page.element.setAttribute('product', 'P100')
    page.element.setAttribute('client-key', 'pk_other')
    page.element.id = 'late'
    assert(isPriced(page), 'Nothing was priced')
    await page.expectText('Choose your coverage')
    page.button('Back').click()
    await page.expectText('Cyber security')
    page.button('Back').click()
    await until(() => page.control('account.name').value !== '', 'the company')
    equal(revenueOf(page), '12,000,000')
  })

  test('keeps the values that are valid in a late region', async () => {
    const page = openPage()
    await page.fillCompany()
    page.element.setAttribute('region', 'uk')
    await page.expectText('Postcode')
    equal(page.control('account.name').value, 'Bright Smiles Dental')
  })
})
