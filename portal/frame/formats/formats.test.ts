import { expect, test } from 'vitest'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createFormats } from './formats.ts'

const evening = '2026-01-05T20:30:00Z'

const formatsIn = async (zone?: string) => {
  const { platform } = await testPlatform()
  return createFormats('en-US', 'America/Chicago', platform.wording, zone)
}

test('formats an instant without a record in the viewer’s time zone', async () => {
  const { instant, dateTime } = await formatsIn()
  expect(instant(evening)).toBe('Jan 5, 2026')
  expect(dateTime(evening)).toMatch(/^Jan 5, 2026, 2:30\sPM$/)
})

test('formats a record’s instant in the insured’s time zone and adds the zone', async () => {
  const { instant, dateTime } = await formatsIn('Australia/Sydney')
  expect(instant(evening)).toBe('Jan 6, 2026')
  expect(dateTime(evening)).toMatch(/^Jan 6, 2026, 7:30\sAM GMT\+11$/)
})
