import { expect, test, vi } from 'vitest'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createFullWording } from './full-wording.ts'

const begin = async (signedIn: boolean) => {
  const { platform, time } = await testPlatform({ signedIn })
  const replaceEngine = vi.spyOn(platform.wording, 'replaceEngine')
  return { time, replaceEngine, screenStands: createFullWording(platform) }
}

test('the small engine stays until a user signs in', async () => {
  const { time, replaceEngine, screenStands } = await begin(false)
  screenStands()
  await time.advance(10_000)
  await vi.dynamicImportSettled()
  expect(replaceEngine).not.toHaveBeenCalled()
})

test('after the sign-in, i18next takes over once, a while after the first screen', async () => {
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
