import { describe, expect, test } from 'vitest'
import {
  delayed,
  inTurn,
  json,
  noNetwork,
  errorResponse,
  type Reply,
} from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { getMe, refreshTokens, signOut } from './endpoints.ts'
import { putUserSettings } from '../../platform/settings/endpoints.ts'
import { refresh } from './refresh.fixture.ts'

const minute = 60_000

describe('a call of a user who has signed out', () => {
  const other = agentClaims({ id: 'user-other', sessionId: 'session-other' })
  const change = { body: { theme: 'dark' } }

  const underWay = async (reply: Reply) => {
    const context = await testPlatform({ signedIn: true })
    await context.time.settle()
    const slow = delayed(reply)
    context.server.on(signOut, () => new Response(null, { status: 204 }))
    context.server.on(putUserSettings, slow.reply)
    const call = context.platform.api.call(putUserSettings, change).catch((error: unknown) => error)
    await context.time.settle()
    return { ...context, call, slow }
  }

  test('is not repeated with the next user’s token after a rejection', async () => {
    const { platform, server, time, call, slow } = await underWay(
      errorResponse(401, 'sessionExpired'),
    )
    await platform.session.signOut()
    platform.session.accept(issueTokens(time.wallClock(), { claims: other }))
    slow.release()
    expect(await call).toMatchObject({ phase: 'cancel' })
    expect(server.callsOf(putUserSettings)).toHaveLength(1)
  })

  test('is not repeated in another account opened by the same user', async () => {
    const { platform, server, time, call, slow } = await underWay(
      errorResponse(401, 'sessionExpired'),
    )
    const entered = agentClaims({ accountId: 'agency-other', sessionId: 'session-delegated' })
    platform.session.enter(issueTokens(time.wallClock(), { claims: entered }))
    slow.release()
    expect(await call).toMatchObject({ phase: 'cancel' })
    expect(server.callsOf(putUserSettings)).toHaveLength(1)
  })

  test('gets no response, not even a successful one', async () => {
    const { platform, call, slow } = await underWay(json({ theme: 'dark' }))
    await platform.session.signOut()
    slow.release()
    expect(await call).toMatchObject({ phase: 'cancel' })
  })

  test('is not sent with the next user’s tokens after waiting for a refresh', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    const slow = delayed(refresh()(time))
    server.on(signOut, () => new Response(null, { status: 204 }))
    server.on(putUserSettings, json({}))
    server.on(refreshTokens, noNetwork)
    await time.advance(16 * minute)
    server.on(refreshTokens, slow.reply)
    const call = platform.api.call(putUserSettings, change).catch((error: unknown) => error)
    await time.settle()
    await platform.session.signOut()
    platform.session.accept(issueTokens(time.wallClock(), { claims: other }))
    slow.release()
    expect(await call).toMatchObject({ phase: 'cancel' })
    expect(server.callsOf(putUserSettings)).toHaveLength(0)
  })

  test('is repeated when the same user has signed in again', async () => {
    const { platform, server, time, call, slow } = await underWay(
      inTurn(errorResponse(401, 'sessionExpired'), json({ theme: 'dark' })),
    )
    platform.session.accept(
      issueTokens(time.wallClock(), { claims: agentClaims({ sessionId: 'session-2' }), ttl: 901 }),
    )
    slow.release()
    expect(await call).toEqual({ theme: 'dark' })
    expect(server.callsOf(putUserSettings)).toHaveLength(2)
  })
})

describe('while a screen asks to sign in again', () => {
  const change = { body: { theme: 'dark' } }

  const ended = async () => {
    const context = await testPlatform({ signedIn: true })
    context.server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    context.server.on(putUserSettings, errorResponse(401, 'sessionExpired'))
    context.server.on(signOut, () => new Response(null, { status: 204 }))
    const stop = context.platform.session.pauseCalls()
    const call = context.platform.api.call(putUserSettings, change).catch((error: unknown) => error)
    await context.time.settle()
    expect(context.platform.session.$ended.get()).toBe('expired')
    return { ...context, call, stop }
  }

  test('sends paused calls once the user is back', async () => {
    const { platform, server, time, call } = await ended()
    const later = platform.api.call(putUserSettings, change)
    server.on(putUserSettings, json({ theme: 'dark' }))
    const claims = agentClaims({ sessionId: 'session-2' })
    platform.session.accept(issueTokens(time.wallClock(), { claims }))
    expect(await Promise.all([call, later])).toEqual([{ theme: 'dark' }, { theme: 'dark' }])
    expect(server.callsOf(putUserSettings)).toHaveLength(3)
  })

  test('does not send paused calls for another user', async () => {
    const { platform, server, time, call } = await ended()
    const claims = agentClaims({ id: 'user-other', sessionId: 'session-2' })
    platform.session.accept(issueTokens(time.wallClock(), { claims }))
    expect(await call).toMatchObject({ phase: 'cancel' })
    expect(server.callsOf(putUserSettings)).toHaveLength(1)
  })

  test('fails a paused call when its user signs out', async () => {
    const { platform, call } = await ended()
    await platform.session.signOut()
    expect(await call).toMatchObject({ phase: 'cancel' })
  })

  test('fails a paused call with its own error when the screen is closed', async () => {
    const { call, stop } = await ended()
    stop()
    expect(await call).toMatchObject({ status: 401, code: 'sessionExpired' })
  })

  test('fails a paused call when it is cancelled', async () => {
    const { platform } = await ended()
    const controller = new AbortController()
    const { signal } = controller
    const cancelled = platform.api.call(putUserSettings, { ...change, signal })
    controller.abort()
    await expect(cancelled).rejects.toMatchObject({ phase: 'cancel' })
  })

  test('sends a call whose caller shows the error once the user is back, too', async () => {
    const { platform, server, time } = await ended()
    server.on(putUserSettings, errorResponse(401, 'sessionExpired'))
    const saved = platform.api.call(putUserSettings, { ...change, isShown: true })
    await time.settle()
    server.on(putUserSettings, json({ theme: 'dark' }))
    const claims = agentClaims({ sessionId: 'session-2' })
    platform.session.accept(issueTokens(time.wallClock(), { claims }))
    expect(await saved).toEqual({ theme: 'dark' })
  })

  test('does not pause a background call', async () => {
    const { platform, server } = await ended()
    server.on(getMe, errorResponse(401, 'sessionExpired'))
    await expect(platform.api.call(getMe, { isQuiet: true })).rejects.toMatchObject({ status: 401 })
  })
})
