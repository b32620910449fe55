import { expect, test } from 'vitest'
import { mergedContact } from './merged-contact.ts'

const base = {
  contactFirstName: 'Dana',
  contactLastName: 'Okafor',
  contactEmail: 'dana@bayside.example',
  contactPhone: '(555) 010-0240',
}

test('fields that were not touched become theirs, and those of both stay', () => {
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

test('the same change by both needs no decision', () => {
  const same = { ...base, contactLastName: 'Novak' }
  expect(mergedContact({ mine: same, base, theirs: same })).toEqual({ taken: [], both: [] })
})

test('an own change over what nobody else changed needs no decision', () => {
  const mine = { ...base, contactLastName: 'Novak' }
  expect(mergedContact({ mine, base, theirs: base })).toEqual({ taken: [], both: [] })
})
