import { expect, test } from 'vitest'
import { durationOf, durations, sinceOf } from './duration.ts'

const now = Date.parse('2026-11-20T15:04:30Z')

test.each([
  ['0', 'UTC', '2026-11-20T14:49:00.000Z'],
  ['2', 'UTC', '2026-11-20T11:04:00.000Z'],
  ['3', 'America/Chicago', '2026-11-20T06:00:00.000Z'],
  // it is the 21st in that zone
  ['3', 'Australia/Sydney', '2026-11-20T13:00:00.000Z'],
  ['5', 'UTC', '2026-11-13T15:04:00.000Z'],
  // before the daylight saving change
  ['6', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['8', 'UTC', '2026-08-22T15:04:00.000Z'],
] as const)('starts the duration %s in %s at %s', (duration, zone, since) => {
  expect(sinceOf(duration, now, zone)).toBe(since)
})

test('begins at the same instant for a whole minute', () => {
  for (const duration of durations) {
    expect(sinceOf(duration, now + 20_000, 'UTC')).toBe(sinceOf(duration, now, 'UTC'))
  }
})

test('begins correctly on a day whose first hour is skipped', () => {
  // In Beirut clocks go from midnight to one o'clock.
  const since = sinceOf('3', Date.parse('2026-03-29T12:00:00Z'), 'Asia/Beirut')
  expect(since).toBe('2026-03-28T22:00:00.000Z')
})

test('ignores an unknown code', () => {
  expect(durationOf('5')).toBe('5')
  expect(durationOf('9')).toBeUndefined()
  expect(durationOf(undefined)).toBeUndefined()
})
