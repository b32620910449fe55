import { expect, test } from 'vitest'
import { testPlatform } from '#core/testing/test-platform.ts'
import { slot } from './slot.ts'

test('returns the content of its own portal', async () => {
  const [one, other] = await Promise.all([testPlatform(), testPlatform()])
  const greeting = slot<string>('greeting')
  greeting.fill(one.platform, async () => 'one')
  greeting.fill(other.platform, async () => 'other')
  expect(await greeting.of(one.platform)).toBe('one')
  expect(await greeting.of(other.platform)).toBe('other')
})

test('throws an error with its name when it is not filled', async () => {
  const { platform } = await testPlatform()
  await expect(slot('greeting').of(platform)).rejects.toThrow('greeting')
})
