import { expect, test } from 'vitest'
import { bindFormFor, initialBindForm } from './bind-form.ts'

const quote = {
  customerFirstName: 'Karen',
  customerLastName: 'Whitehorse',
  customerEmail: 'karen@bus.test',
  insuredAddress: {},
}

test.each([
  ['US', '+15550100260', '(555) 010-0260'],
  ['UK', '+442079460000', '+44 20 7946 0000'],
  ['US', 'ask for Karen', 'ask for Karen'],
] as const)('fills the field of a %s phone number %s with %s', (region, customerPhone, reads) => {
  expect(initialBindForm({ ...quote, region, customerPhone }).customerPhone).toBe(reads)
})

test.each([
  ['NSW', '2000', undefined],
  ['VIC', '2000', 'postcodeOfOtherState'],
  ['NSW', '20', 'australianPostcodeInvalid'],
  // border postcodes belong to two states
  ['NSW', '4383', undefined],
  ['QLD', '4383', undefined],
] as const)('checks the zip code in %s: %s is %s', (state, zipCode, code) => {
  const requestedQuote = {
    ...quote,
    region: 'AU',
    customerPhone: '',
    insuredAddress: { state },
  } as const
  const form = { ...initialBindForm(requestedQuote), zipCode }
  const issues = bindFormFor(requestedQuote).safeParse(form).error?.issues ?? []
  const found = issues.filter(({ path }) => path[0] === 'zipCode').map(({ message }) => message)
  expect(found).toEqual(code === undefined ? [] : [code])
})

test('limits the length of a UK postcode from the quote, too', () => {
  const requestedQuote = { ...quote, region: 'UK', customerPhone: '' } as const
  const form = { ...initialBindForm(requestedQuote), zipCode: 'E'.repeat(21) }
  const { error } = bindFormFor(requestedQuote).safeParse(form)
  expect(error?.issues).toContainEqual(
    expect.objectContaining({ path: ['zipCode'], message: 'textTooLong' }),
  )
})
