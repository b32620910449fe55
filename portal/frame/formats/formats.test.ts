import { expect, test } from 'vitest'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createFormats } from './formats.ts'

const evening = '2026-01-05T20:30:00Z'

const formatsIn = async (zone?: string) => {
  const { platform } = await testPlatform()
  return createFormats('en-US', 'America/Chicago', platform.wording, zone)
}

test('formats an instant in the reader’s zone when it belongs to no record', async () => {
  const { instant, exact } = await formatsIn()
  expect(instant(evening)).toBe('Jan 5, 2026')
  expect(exact(evening)).toMatch(/^Jan 5, 2026, 2:30\sPM$/)
})

test('formats an instant of a record in the zone of its insured and names the zone', async () => {
  const { instant, exact } = await formatsIn('Australia/Sydney')
  expect(instant(evening)).toBe('Jan 6, 2026')
  expect(exact(evening)).toMatch(/^Jan 6, 2026, 7:30\sAM GMT\+11$/)
})
