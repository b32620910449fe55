import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { getMe } from '../../identity/session/endpoints.ts'
import { signIn } from '../../identity/sign-in/endpoints.ts'
import { json, noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testEmbed, testPlatform } from '../../testing/test-platform.ts'
import { wordingFiles } from '../../testing/wording-files.ts'
import { ClientError, isCancelled } from './client-error.ts'

const credentials = { body: { username: 'agent@demo.test', password: 'Parapet-demo-1' } }

/** Returns the error of a call. */
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the error shape', () => {
  test('carries the fields of an error response', async () => {
    const { platform, server } = await testPlatform()
    server.on(
      signIn,
      errorResponse(400, 'invalidInput', {
        detail: 'Check the marked fields.',
        errors: [
          { code: 'required', detail: 'Email is required', field: 'username' },
          { code: 'whole', detail: 'All of it' },
        ],
      }),
    )
    const error = await failureOf(platform.api.call(signIn, credentials))
    expect(error).toBeInstanceOf(ClientError)
    expect(error).toMatchObject({
      code: 'invalidInput',
      phase: 'answer',
      retryable: false,
      message: 'Check the marked fields.',
      requestId: 'request-1',
      instanceId: platform.instanceId,
      docsUrl: 'http://api.test/docs/errors#invalidInput',
      status: 400,
      fieldErrors: [
        { code: 'required', message: 'Email is required', field: 'username' },
        { code: 'whole', message: 'All of it' },
      ],
    })
  })

  test('prefers the request id in the header', async () => {
    const { platform, server } = await testPlatform()
    server.on(
      signIn,
      errorResponse(401, 'loginFailed', { headers: { 'X-Request-Id': 'request-9' } }),
    )
    expect(await failureOf(platform.api.call(signIn, credentials))).toMatchObject({
      requestId: 'request-9',
    })
  })

  test('carries the required second factor and the seconds to wait', async () => {
    const { platform, server } = await testPlatform()
    server.on(signIn, json({ code: 'mfaRequired', mfaType: 'SMS' }, 307))
    expect(await failureOf(platform.api.call(signIn, credentials))).toMatchObject({
      status: 307,
      mfaType: 'SMS',
    })
    server.on(signIn, json({ code: 'mfaRequired', mfaType: 'PASSKEY' }, 307))
    expect(await failureOf(platform.api.call(signIn, credentials))).toMatchObject({
      mfaType: 'unknown',
    })
    server.on(signIn, errorResponse(429, 'tooManyAttempts', { headers: { 'Retry-After': '30' } }))
    expect(await failureOf(platform.api.call(signIn, credentials))).toMatchObject({
      retryAfter: 30,
    })
  })

  test.each([
    [502, true],
    [503, true],
    [504, true],
    [500, false],
    [429, true],
    [409, false],
  ])('status %i is retryable: %s', async (status, retryable) => {
    const { platform, server } = await testPlatform()
    server.on(signIn, errorResponse(status, 'any'))
    expect(await failureOf(platform.api.call(signIn, credentials))).toMatchObject({ retryable })
  })

  test('marks a network failure as retryable and gives it no status', async () => {
    const { platform, server } = await testPlatform()
    server.on(signIn, noNetwork)
    expect(await failureOf(platform.api.call(signIn, credentials))).toMatchObject({
      phase: 'network',
      code: 'networkFailed',
      retryable: true,
      status: 0,
      requestId: '',
      message: 'An error has occurred. Please try again later.',
    })
  })

  test('has the offline message in every context when the device is offline', async () => {
    const { platform, server, tab } = await testPlatform()
    server.on(signIn, noNetwork)
    tab.setOffline(true)
    expect(await failureOf(platform.api.call(signIn, credentials))).toMatchObject({
      phase: 'network',
      code: 'offline',
      retryable: true,
      message: "You're offline. Check your connection and try again.",
    })
  })

  test('reports an unreadable response as an error', async () => {
    const { platform, server } = await testPlatform()
    server.on(signIn, json({ hello: 'world' }))
    expect(await failureOf(platform.api.call(signIn, credentials))).toMatchObject({
      phase: 'decode',
      code: 'unreadableAnswer',
      retryable: false,
    })
  })

  test('names the fields of invalid input and does not send it', async () => {
    const { platform, server } = await testPlatform()
    const error = await failureOf(
      platform.api.call(signIn, { body: { username: '', password: 'secret' } }),
    )
    expect(error).toMatchObject({
      phase: 'input',
      message: 'Check the marked fields.',
      fieldErrors: [{ code: 'required', field: 'username' }],
    })
    expect(server.calls).toEqual([])
  })

  test('shows the general message for rejected input until field texts are loaded', async () => {
    const { platform } = await testPlatform({
      wordingLoader: async (locale, namespace) =>
        namespace === 'errors' ? undefined : wordingFiles(locale, namespace),
    })
    expect(
      await failureOf(platform.api.call(signIn, { body: { username: '', password: 'secret' } })),
    ).toMatchObject({
      phase: 'input',
      message: 'An error has occurred. Please try again later.',
      fieldErrors: [{ field: 'username' }],
    })
  })

  test('shows a readable text for an error page without JSON', async () => {
    const { platform, server } = await testPlatform()
    server.on(signIn, () => new Response('Too big', { status: 413 }))
    expect(await failureOf(platform.api.call(signIn, credentials))).toMatchObject({
      message: 'Too big',
      code: 'refused',
    })
  })
})

describe('events', () => {
  const listenTo = (errors: Awaited<ReturnType<typeof testPlatform>>['platform']['errors']) => {
    const received = vi.fn<(name: string, detail: unknown) => void>()
    errors.on('api:error', (error) => received('api:error', error.status))
    errors.on('api:error:5xx', (error) => received('api:error:5xx', error.status))
    errors.on('api:error:auth', (text) => received('api:error:auth', text))
    return received
  }

  test.each([500, 502])('publishes its own text for %i on an auth path', async (status) => {
    const { platform, server } = await testPlatform()
    const received = listenTo(platform.errors)
    server.on(signIn, errorResponse(status, 'internal'))
    await failureOf(platform.api.call(signIn, credentials))
    expect(received.mock.calls).toEqual([
      ['api:error', status],
      ['api:error:5xx', status],
      [
        'api:error:auth',
        'Oops!! Something is Wrong with our Server. Please Try Again after Few Minutes!',
      ],
    ])
  })

  test('publishes one notification with its own text for a failed sign-in', async () => {
    const { platform, server } = await testPlatform()
    server.on(signIn, errorResponse(500, 'internal'))
    await failureOf(platform.api.call(signIn, credentials))
    expect(
      platform.notifications.$notifications.get().map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['error', 'Oops!! Something is Wrong with our Server. Please Try Again after Few Minutes!'],
    ])
  })

  test('publishes no notification for a background call', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    const received = listenTo(platform.errors)
    server.on(getMe, errorResponse(500, 'internal'))
    await failureOf(platform.api.call(getMe, { isQuiet: true }))
    expect(received.mock.calls).toEqual([['api:error', 500]])
    expect(platform.notifications.$notifications.get()).toEqual([])
  })

  test('publishes no notification if the caller shows the failure', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    const received = listenTo(platform.errors)
    server.on(getMe, errorResponse(500, 'internal'))
    await failureOf(platform.api.call(getMe, { isShown: true }))
    expect(received.mock.calls).toEqual([['api:error', 500]])
    expect(platform.notifications.$notifications.get()).toEqual([])
  })

  test('publishes no notification for 503 on an auth path', async () => {
    const { platform, server } = await testPlatform()
    const received = listenTo(platform.errors)
    server.on(signIn, errorResponse(503, 'unavailable'))
    await failureOf(platform.api.call(signIn, credentials))
    expect(received.mock.calls.map(([name]) => name)).toEqual(['api:error', 'api:error:5xx'])
  })

  test('reports a cancelled call to its caller only', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    const received = listenTo(platform.errors)
    server.on(getMe, () => new Promise<Response>(() => {}))
    const controller = new AbortController()
    const call = failureOf(platform.api.call(getMe, { signal: controller.signal }))
    controller.abort()
    const error = await call
    expect(error).toMatchObject({ message: 'Request Cancelled', phase: 'cancel', retryable: false })
    expect(isCancelled(error)).toBe(true)
    expect(received).not.toHaveBeenCalled()
  })

  test('shows a server error once in the portal, and in the element itself in an embed', async () => {
    const { platform, server } = await testPlatform()
    server.on(signIn, errorResponse(503, 'unavailable'))
    await failureOf(platform.api.call(signIn, credentials))
    await failureOf(platform.api.call(signIn, credentials))
    expect(platform.notifications.$notifications.get().map(({ text }) => text)).toEqual([
      'Our servers seem to be having trouble. Please try again later.',
    ])
    const embed = await testEmbed({ server })
    await failureOf(embed.platform.api.call(signIn, credentials))
    expect(embed.platform.notifications.$notifications.get()).toEqual([])
  })

  test('sends nothing to a stopped listener', async () => {
    const { platform, server } = await testPlatform()
    const received = vi.fn<() => void>()
    const stop = platform.errors.on('api:error', received)
    stop()
    server.on(signIn, errorResponse(400, 'any'))
    await failureOf(platform.api.call(signIn, credentials))
    expect(received).not.toHaveBeenCalled()
  })
})

test('shows the embed’s own text for a record that is no longer available', async () => {
  const { platform, server } = await testEmbed()
  server.on(getMe, errorResponse(404, 'notFound', { detail: 'Not found.' }))
  expect(await failureOf(platform.api.call(getMe))).toMatchObject({
    code: 'notFound',
    status: 404,
    message: 'This is no longer available. Ask your agency for a new link.',
  })
})

test('sets a caught error as the cause and returns a ClientError unchanged', async () => {
  const { platform } = await testPlatform()
  const cause = z.safeParse(z.string(), 4).error
  const error = platform.errors.caught(cause, 'render')
  expect(error).toMatchObject({ phase: 'render', code: 'viewFailed', cause })
  expect(platform.errors.caught(error, 'network')).toBe(error)
})
