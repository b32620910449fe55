import { describe, expect, test } from 'vitest'
import { noNetwork, errorResponse, type Reply } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { confirmMfaReset, requestMfaReset } from './endpoints.ts'
import { createMfaResetConfirmation, createMfaResetRequest } from './mfa-reset.ts'

const nothing: Reply = () => new Response(null, { status: 204 })

describe('requesting the reset of a second factor', () => {
  const start = async (reply: Reply) => {
    const context = await testPlatform({ namespaces: ['passwords'] })
    context.server.on(requestMfaReset, reply)
    const request = createMfaResetRequest(context.platform, {
      username: ' agent@demo.test ',
      password: 'Parapet-demo-1',
    })
    return { ...context, request }
  }

  test('sends email and password, once', async () => {
    const { request, server } = await start(nothing)
    await Promise.all([request.perform(), request.perform()])
    await request.perform()
    expect(request.$state.get()).toEqual({ kind: 'done' })
    const [call, ...others] = server.callsOf(requestMfaReset)
    expect(others).toEqual([])
    expect(call?.url.pathname).toContain('agent%40demo.test')
    expect(call?.body).toEqual({ password: 'Parapet-demo-1' })
  })

  test.each([
    [
      errorResponse(401, 'loginFailed'),
      'Invalid login credentials. Please reset your password first, if necessary.',
    ],
    [errorResponse(429, 'tooManyAttempts'), 'Cannot reset password at this time.'],
    [errorResponse(500, 'internal'), 'Cannot reset password at this time.'],
    [noNetwork, 'Cannot reset password at this time.'],
  ])('shows the message of an error response', async (reply, message) => {
    const { request } = await start(reply)
    await request.perform()
    expect(request.$state.get()).toEqual({ kind: 'failed', message })
  })
})

describe('confirming it by link', () => {
  const start = async (reply: Reply) => {
    const context = await testPlatform()
    context.server.on(confirmMfaReset, reply)
    return { ...context, confirmation: createMfaResetConfirmation(context.platform, 'link-1') }
  }

  test('sends nothing until it is confirmed', async () => {
    const { confirmation, server } = await start(nothing)
    expect(server.calls).toEqual([])
    await confirmation.perform()
    expect(confirmation.$state.get()).toEqual({ kind: 'done' })
    expect(server.callsOf(confirmMfaReset)[0]?.url.pathname).toContain('/link-1')
  })

  test('leads to the sign-in when the link has expired', async () => {
    const { confirmation } = await start(errorResponse(404, 'linkNotFound'))
    await confirmation.perform()
    expect(confirmation.$state.get()).toEqual({ kind: 'sign-in' })
  })

  test('shows any other failure, and can be retried', async () => {
    const { confirmation, server } = await start(errorResponse(503, 'unavailable'))
    await confirmation.perform()
    expect(confirmation.$state.get()).toEqual({
      kind: 'failed',
      message: 'Our servers seem to be having trouble. Please try again later.',
    })
    server.on(confirmMfaReset, nothing)
    await confirmation.perform()
    expect(confirmation.$state.get()).toEqual({ kind: 'done' })
  })
})
