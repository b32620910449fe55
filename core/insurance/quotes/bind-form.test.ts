import { expect, test } from 'vitest'
import { bindFormFor, bindStart } from './bind-form.ts'

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
] as const)('a number in the %s, %s, stands in its field as %s', (region, customerPhone, reads) => {
  expect(bindStart({ ...quote, region, customerPhone }).customerPhone).toBe(reads)
})

test('a British postcode, which comes from the quote, has a maximum too', () => {
  const form = {
    ...bindStart({ ...quote, region: 'UK', customerPhone: '' }),
    zipCode: 'E'.repeat(21),
  }
  const { error } = bindFormFor('UK').safeParse(form)
  expect(error?.issues).toContainEqual(
    expect.objectContaining({ path: ['zipCode'], message: 'textTooLong' }),
  )
})
