import { expect, test } from 'vitest'
import { calculatorPage, startPricedCalculator } from '../../../testing/calculator-page.ts'
import { coverageIds } from '../../products/coverages.ts'
import { withInsureds } from './terms.ts'

const insured = {
  businessName: 'Gulf Landlords LLC',
  address1: '4 Wharf Road',
  city: 'Galveston',
  state: 'TX',
  zipCode: '77550',
  naicsCode: '531120',
}

test('includes the coverage of additional insureds while there are any', async () => {
  const given = await calculatorPage()
  const calculator = await startPricedCalculator(given)
  const isIncluded = () =>
    calculator.$price.get()?.answer.coverages[coverageIds.ADDITIONAL_INSURED]?.selected
  const update = async (insureds: readonly (typeof insured)[]) => {
    calculator.revise('additionalInsureds', (form, price) =>
      price === undefined ? form : withInsureds(form, price, insureds),
    )
    await given.time.settle()
  }
  expect(isIncluded()).toBe(false)
  await update([insured])
  expect(isIncluded()).toBe(true)
  await update([])
  expect(isIncluded()).toBe(false)
})
