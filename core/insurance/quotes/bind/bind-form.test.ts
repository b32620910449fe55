import { expect, test } from 'vitest'
import { bindFormFor, initialBindForm } from './bind-form.ts'

const quote = {
  customerFirstName: 'Karen',
  customerLastName: 'Whitehorse',
  customerEmail: 'karen@bus.test',
  insuredAddress: {},
}

test.each(['+15550100260', '+442079460000;ext=12', 'ask for Karen'])(
  'starts with the stored phone number %s',
  (customerPhone) => {
    expect(initialBindForm({ ...quote, customerPhone }).customerPhone).toBe(customerPhone)
  },
)

test.each([
  ['NSW', '2000', undefined],
  ['VIC', '2000', 'postcodeOfOtherState'],
  ['NSW', '20', 'australianPostcodeInvalid'],
  // border postcodes belong to two states
  ['NSW', '4383', undefined],
  ['QLD', '4383', undefined],
] as const)('the bind form of %s takes %s: %s', (state, zipCode, code) => {
  const asked = { ...quote, region: 'AU', customerPhone: '', insuredAddress: { state } } as const
  const form = { ...initialBindForm(asked), zipCode }
  const issues = bindFormFor(asked).safeParse(form).error?.issues ?? []
  const found = issues.filter(({ path }) => path[0] === 'zipCode').map(({ message }) => message)
  expect(found).toEqual(code === undefined ? [] : [code])
})

test('a UK postcode from the quote also has a maximum length', () => {
  const asked = { ...quote, region: 'UK', customerPhone: '' } as const
  const form = { ...initialBindForm(asked), zipCode: 'E'.repeat(21) }
  const { error } = bindFormFor(asked).safeParse(form)
  expect(error?.issues).toContainEqual(
    expect.objectContaining({ path: ['zipCode'], message: 'textTooLong' }),
  )
})
