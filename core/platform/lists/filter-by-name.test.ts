import { expect, test } from 'vitest'
import { filterByName } from './filter-by-name.ts'

const gulf = { name: 'Gulf Coast' }
const north = { name: 'North' }

test('finds rows by part of their name, ignoring case', () => {
  expect(filterByName([gulf, north], ' GULF ')).toEqual([gulf])
  expect(filterByName([gulf, north], '')).toEqual([gulf, north])
  expect(filterByName([gulf, north], 'none')).toEqual([])
})
