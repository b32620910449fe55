import { expect, test } from 'vitest'
import { getMe } from '#core/identity/session/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { errorResponse } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { dismissShownError } from './shown-errors.ts'

const begin = async () => {
  const { platform, server } = await testPlatform({ signedIn: true })
  const texts = () => platform.notifications.$notifications.get().map(({ text }) => text)
  return { platform, server, texts }
}

test.each([
  ['of a record', getQuoteById, { params: { id: 'q-1' } }],
  ['of the sign-in, which has a text of its own', getMe, {}],
] as const)(
  'the notification of a failed call %s closes once a view shows its error',
  async (_what, endpoint, input) => {
    const { platform, server, texts } = await begin()
    server.on(endpoint, errorResponse(500, 'internal'))
    const error: unknown = await platform.api
      .call(endpoint, input as never)
      .catch((caught: unknown) => caught)
    expect(texts()).toHaveLength(1)
    dismissShownError(platform, error)
    expect(texts()).toEqual([])
  },
)

test('keeps other notifications', async () => {
  const { platform, server, texts } = await begin()
  server.on(getQuoteById, errorResponse(409, 'conflict', { detail: 'Changed.' }))
  platform.notifications.show('error', 'Changed.')
  platform.notifications.show('success', 'Saved')
  const error: unknown = await platform.api
    .call(getQuoteById, { params: { id: 'q-1' } })
    .catch((caught: unknown) => caught)
  dismissShownError(platform, error)
  dismissShownError(platform, new Error('Changed.'))
  expect(texts()).toEqual(['Changed.', 'Saved'])
})
