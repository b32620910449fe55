import { expect, test } from 'vitest'
import { testPlatform } from '#core/testing/test-platform.ts'
import { showActionError } from './show-action-error.ts'

const notificationFor = async (error: unknown): Promise<readonly string[]> => {
  const { platform } = await testPlatform()
  await platform.wording.load('public', 'portal')
  showActionError(platform, error)
  return platform.notifications.$notifications.get().map(({ text }) => text)
}

test.each([
  'Failed to fetch dynamically imported module: https://p.example/a.js',
  'error loading dynamically imported module: https://p.example/a.js',
  'Importing a module script failed.',
])('reports that an action did not open when its code fails to load: %s', async (message) => {
  const notification = await notificationFor(new TypeError(message))
  expect(notification).toEqual(["That didn't open. Try again, or refresh the page."])
})

test('shows the reason of a failed action, with a general text for an unknown error', async () => {
  expect(await notificationFor(new Error('The quote is bound.'))).toEqual(['The quote is bound.'])
  expect(await notificationFor('gone')).toEqual([expect.stringMatching(/\w/)])
})
