import { expect, test } from 'vitest'
import { mergedTeams } from './teams-form.ts'

test('merges concurrent team changes of two users', () => {
  const start = { gulf: true, north: false, south: false }
  expect(mergedTeams({ ...start, north: true }, start, ['gulf', 'south'])).toEqual([
    'gulf',
    'north',
    'south',
  ])
  expect(mergedTeams({ ...start, gulf: false, north: true }, start, ['gulf', 'south'])).toEqual([
    'north',
    'south',
  ])
})
