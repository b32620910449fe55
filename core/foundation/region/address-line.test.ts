import { expect, test } from 'vitest'
import { addressLine, placeLine } from './address-line.ts'

test('formats an address as its region does', () => {
  const austin = { address1: '12 Main Street', city: 'Austin', state: 'TX', zipCode: '78701' }
  expect(addressLine('US', austin)).toBe('12 Main Street, Austin, TX 78701')
  const leeds = { address1: '3 Willow Lane', address2: 'Unit 4', city: 'Leeds', zipCode: 'LS1 4AP' }
  expect(addressLine('UK', leeds)).toBe('3 Willow Lane, Unit 4, Leeds, LS1 4AP')
  const sydney = { address1: '19 Pitt Street', city: 'Sydney', state: 'NSW', zipCode: '2000' }
  expect(addressLine('AU', sydney)).toBe('19 Pitt Street, Sydney NSW 2000')
})

test('leaves no separators for missing parts', () => {
  expect(placeLine('AU', { city: 'Sydney', state: null, zipCode: '2000' })).toBe('Sydney 2000')
  expect(placeLine('US', { state: 'TX' })).toBe('TX')
  expect(addressLine('US', {})).toBe('')
})
