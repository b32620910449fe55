import { expect, test } from 'vitest'
import { mergedContact } from './merged-contact.ts'

const base = {
  contactFirstName: 'Dana',
  contactLastName: 'Okafor',
  contactEmail: 'dana@bayside.example',
  contactPhone: '(555) 010-0240',
}

test('untouched fields take the other user’s values; conflicting fields keep the own ones', () => {
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

test('the same change by both users is no conflict', () => {
  const same = { ...base, contactLastName: 'Novak' }
  expect(mergedContact({ mine: same, base, theirs: same })).toEqual({ taken: [], both: [] })
})

test('a change of a field that nobody else changed is no conflict', () => {
  const mine = { ...base, contactLastName: 'Novak' }
  expect(mergedContact({ mine, base, theirs: base })).toEqual({ taken: [], both: [] })
})
