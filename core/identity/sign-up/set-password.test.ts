import { describe, expect, test } from 'vitest'
import { checkUserInvited, validateUserInvited } from './endpoints.ts'
import {
  inTurn,
  json,
  noNetwork,
  errorResponse,
  type Reply,
} from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import {
  checkPasswordReset,
  listPasswordConstraints,
  setPassword,
  validatePassword,
} from '../passwords/endpoints.ts'
import { createSetPassword, type SetPasswordKind } from './set-password.ts'

const good = 'Kept-safe-9'
const nothing: Reply = () => new Response(null, { status: 204 })
const isSet = { reset: setPassword, invite: validateUserInvited } as const
const isChecked = { reset: checkPasswordReset, invite: checkUserInvited } as const

const start = async (kind: SetPasswordKind, reply?: Reply) => {
  const context = await testPlatform({ namespaces: ['passwords', 'sign-in'] })
  const { server, platform, time } = context
  server.answer(listPasswordConstraints, [
    { errorCode: 'passwordTooShort', displayText: 'At least 8 characters' },
  ])
  server.answer(validatePassword, undefined)
  server.on(isChecked[kind], nothing)
  if (reply) server.on(isSet[kind], reply)
  else server.answer(isSet[kind], issueTokens(time.wallClock(), { claims: agentClaims() }))
  const screen = createSetPassword(platform, { kind, token: 'link-1' })
  const type = (password: string, confirmation = password) => {
    screen.entry.type(password)
    screen.entry.confirm(confirmation)
  }
  return { ...context, screen, type }
}

describe.each(['reset', 'invite'] as const)('the link of a %s', (kind) => {
  test('shows the form when it works', async () => {
    const { screen, server } = await start(kind)
    await screen.check()
    expect(screen.$state.get().link).toEqual({ kind: 'open' })
    expect(server.callsOf(isChecked[kind])[0]?.url.pathname).toContain('/link-1')
  })

  test.each([
    [errorResponse(400, 'linkNotFound'), { kind: 'expired' }],
    [errorResponse(404, 'linkNotFound'), { kind: 'expired' }],
    [errorResponse(401, 'sessionExpired'), { kind: 'sign-in' }],
    [
      errorResponse(503, 'unavailable'),
      { kind: 'failed', message: 'An unexpected error has occurred 503.' },
    ],
    [noNetwork, { kind: 'failed', message: 'An error has occurred. Please try again later.' }],
  ])('leads to the page for its status when it does not work', async (reply, link) => {
    const { screen, server } = await start(kind)
    server.on(isChecked[kind], reply)
    await screen.check()
    expect(screen.$state.get().link).toEqual(link)
  })

  test('signs in with the new password', async () => {
    const { screen, type, platform, server } = await start(kind)
    type(good)
    expect(await screen.save()).toBe(true)
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    expect(server.callsOf(isSet[kind])[0]?.body).toEqual({ password: good })
  })

  test('requires both fields', async () => {
    const { screen, server } = await start(kind)
    expect(await screen.save()).toBe(false)
    expect(screen.$state.get().fieldErrors).toEqual({
      password: 'Password is required',
      confirmation: 'Confirm password is required',
    })
    expect(server.callsOf(isSet[kind])).toEqual([])
    screen.edited()
    expect(screen.$state.get().fieldErrors).toEqual({})
  })

  test('reports that the link was used meanwhile', async () => {
    const { screen, type } = await start(kind, errorResponse(404, 'linkNotFound'))
    type(good)
    expect(await screen.save()).toBe(false)
    expect(screen.$state.get()).toMatchObject({ link: { kind: 'expired' }, isBusy: false })
  })

  test('marks the rules of a password that the server rejects', async () => {
    const { screen, type, time } = await start(
      kind,
      errorResponse(400, 'passwordRefused', {
        errors: [{ code: 'passwordTooShort', detail: 'At least 8 characters' }],
      }),
    )
    screen.entry.start()
    await time.settle()
    type(good)
    expect(await screen.save()).toBe(false)
    expect(screen.entry.$state.get().requirements[0]?.state).toBe('broken')
    expect(screen.$state.get().failure).toBeUndefined()
  })

  test.each([
    [
      errorResponse(500, 'internal'),
      'Our servers seem to be having trouble. Please try again later.',
    ],
    [noNetwork, 'An error has occurred. Please try again later.'],
    [
      errorResponse(409, 'mfaCodeRefused', { detail: 'That code is not right.' }),
      'That code is not right.',
    ],
  ])('shows the reason of a failed save and leaves the form open', async (reply, failure) => {
    const { screen, type } = await start(kind, reply)
    type(good)
    expect(await screen.save()).toBe(false)
    expect(screen.$state.get()).toMatchObject({ failure, isBusy: false })
  })

  test('reports a token that cannot be read', async () => {
    const { screen, type } = await start(
      kind,
      json({
        accessToken: 'x',
        refreshToken: 'y',
        issuedAt: '2026-11-20T09:00:00Z',
        expiresIn: 900,
      }),
    )
    type(good)
    expect(await screen.save()).toBe(false)
    expect(screen.$state.get().failure).toBe(
      'An error occurred while generating the token. Please try again.',
    )
  })
})

describe('two different entries', () => {
  test('disable the Save of a reset', async () => {
    const { screen, type } = await start('reset')
    expect(screen.isReady()).toBe(true)
    type(good, 'other')
    expect(screen.isReady()).toBe(false)
    type(good)
    expect(screen.isReady()).toBe(true)
    expect(screen.mismatch).toBe('passwords:mismatch.reset')
  })

  test('are reported when an invitation is saved', async () => {
    const { screen, type, server } = await start('invite')
    type(good, 'other')
    expect(screen.isReady()).toBe(true)
    expect(await screen.save()).toBe(false)
    expect(screen.$state.get().fieldErrors).toEqual({ confirmation: 'Passwords must match' })
    expect(server.callsOf(validateUserInvited)).toEqual([])
  })
})

test('disables the Save of a reset after a server error', async () => {
  const { screen, type, server, time } = await start('reset')
  server.on(
    validatePassword,
    errorResponse(400, 'passwordRefused', { errors: [{ code: 'passwordReused', detail: 'Used' }] }),
  )
  type(good)
  await time.advance(300)
  expect(screen.isReady()).toBe(false)
})

test('requests a second factor and sends it with the password', async () => {
  const context = await start('reset')
  const { screen, type, server, time } = context
  const tokens = issueTokens(time.wallClock(), { claims: agentClaims() })
  server.on(setPassword, inTurn(json({ mfaType: 'GOOGLE' }, 307), json(tokens)))
  type(good)
  expect(await screen.save()).toBe(false)
  expect(screen.$state.get()).toMatchObject({ needsCode: true, mfaType: 'GOOGLE' })
  expect(screen.isReady('12345')).toBe(false)
  expect(screen.isReady('123456')).toBe(true)
  expect(await screen.save('123456')).toBe(true)
  expect(server.callsOf(setPassword).map(({ body }) => body)).toEqual([
    { password: good },
    { password: good, mfaCode: '123456' },
  ])
})
