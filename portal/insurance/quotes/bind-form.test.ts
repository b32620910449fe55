import { expect, test } from 'vitest'
import { bindStart } from './bind-form.ts'

const quote = {
  customerFirstName: 'Karen',
  customerLastName: 'Whitehorse',
  customerEmail: 'karen@bus.test',
  insuredAddress: {},
}

test.each([
  ['US', '+15550100260', '(555) 010-0260'],
  ['UK', '+442079460000', '44 2079 460000'],
  ['US', 'ask for Karen', 'ask for Karen'],
] as const)('a number in the %s, %s, stands in its field as %s', (region, customerPhone, reads) => {
  expect(bindStart({ ...quote, region, customerPhone }).customerPhone).toBe(reads)
})
