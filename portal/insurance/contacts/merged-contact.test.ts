import { expect, test } from 'vitest'
import { mergedContact } from './merged-contact.ts'

const base = {
  contactFirstName: 'Dana',
  contactLastName: 'Okafor',
  contactEmail: 'dana@bayside.example',
  contactPhone: '(555) 010-0240',
}

test('takes the other user’s values for untouched fields and keeps the own ones of conflicting fields', () => {
  const mine = { ...base, contactLastName: 'Novak', contactPhone: '(555) 010-0241' }
  const theirs = {
    ...base,
    contactFirstName: 'Lena',
    contactLastName: 'Weber',
    contactEmail: 'lena@bayside.example',
  }
  expect(mergedContact({ mine, base, theirs })).toEqual({
    taken: ['contactFirstName', 'contactEmail'],
    both: ['contactLastName'],
  })
})

test('reports no conflict when both users make the same change', () => {
  const same = { ...base, contactLastName: 'Novak' }
  expect(mergedContact({ mine: same, base, theirs: same })).toEqual({ taken: [], both: [] })
})

test('reports no conflict for a field that nobody else changed', () => {
  const mine = { ...base, contactLastName: 'Novak' }
  expect(mergedContact({ mine, base, theirs: base })).toEqual({ taken: [], both: [] })
})
