import { expect, test, vi } from 'vitest'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createFullWording } from './full-wording.ts'

const begin = async (signedIn: boolean) => {
  const { platform, time } = await testPlatform({ signedIn })
  const replaceEngine = vi.spyOn(platform.wording, 'replaceEngine')
  return { time, replaceEngine, screenStands: createFullWording(platform) }
}

test('keeps the small engine until a user signs in', async () => {
  const { time, replaceEngine, screenStands } = await begin(false)
  screenStands()
  await time.advance(10_000)
  await vi.dynamicImportSettled()
  expect(replaceEngine).not.toHaveBeenCalled()
})

test('switches to i18next once, some time after the first screen of a signed-in user', async () => {
  const { time, replaceEngine, screenStands } = await begin(true)
  screenStands()
  screenStands()
  expect(replaceEngine).not.toHaveBeenCalled()
  await time.advance(2_000)
  await vi.dynamicImportSettled()
  screenStands()
  await time.advance(2_000)
  expect(replaceEngine).toHaveBeenCalledOnce()
})
