import { expect, test } from 'vitest'
import { named } from './named.ts'

const gulf = { name: 'Gulf Coast' }
const north = { name: 'North' }

test('finds rows by part of their name, ignoring case', () => {
  expect(named([gulf, north], ' GULF ')).toEqual([gulf])
  expect(named([gulf, north], '')).toEqual([gulf, north])
  expect(named([gulf, north], 'none')).toEqual([])
})
