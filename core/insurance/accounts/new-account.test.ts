import { expect, test } from 'vitest'
import { cityError } from './new-account.ts'

test.each([
  'St. Louis',
  'St.John',
  'Brighton & Hove',
  'Westward Ho!',
  'Washington, D.C.',
  'Coeur d’Alene',
  'Winston–Salem',
  'Kirkby-in-Ashfield',
  'Newcastle (Staffs)',
  'Łódź',
  'Saint-Louis-du-Ha! Ha!',
  'Honolulu / Kaʻaʻawa',
  'Book\u2060ing',
  '東京',
])('accepts the city %j', (city) => {
  expect(cityError(city)).toBeUndefined()
})

test.each(['Austin 2', '12345', '...', 'Austin; DROP', '<b>Austin</b>', 'a@b', 'Austin\u{1f600}'])(
  '%j is not a city',
  (city) => {
    expect(cityError(city)).toBe('account-form:invalid.city')
  },
)
