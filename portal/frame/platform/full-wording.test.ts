import { expect, test, vi } from 'vitest'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createFullWording } from './full-wording.ts'

const begin = async (signedIn: boolean) => {
  const { platform, time } = await testPlatform({ signedIn })
  const replaceEngine = vi.spyOn(platform.wording, 'replaceEngine')
  return { time, replaceEngine, screenStands: createFullWording(platform) }
}

test('before the sign-in the small engine stays', async () => {
  const { time, replaceEngine, screenStands } = await begin(false)
  screenStands()
  await time.advance(10_000)
  await vi.dynamicImportSettled()
  expect(replaceEngine).not.toHaveBeenCalled()
})

test('after it i18next takes over once, when a screen has been shown for a while', async () => {
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
