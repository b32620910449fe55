import { describe, expect, test } from 'vitest'
import { getMe, refreshTokens } from '../session/endpoints.ts'
import type { Profile } from '../session/model.ts'
import type { MfaType } from '../../foundation/errors/mfa-type.ts'
import {
  delayed,
  inTurn,
  json,
  noNetwork,
  errorResponse,
  type Reply,
} from '../../testing/scripted-server.ts'
import { exampleProfile } from '../../testing/example-profile.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { resetMfa, setUpMfa, updateMfa } from './endpoints.ts'
import type { Factor } from './model.ts'
import { createMfaSetUp } from './set-up.ts'

const done: Reply = () => new Response(null, { status: 204 })
const bySms = json({ mfaType: 'SMS', sentTo: '••• ••• 0142', resendInSeconds: 30 })
const byApp = json({
  mfaType: 'GOOGLE',
  otpauthUrl: 'otpauth://totp/x',
  secret: 'ABC',
  resendInSeconds: 0,
})

const profile = (mfaType: MfaType): Profile => ({ ...exampleProfile, mfaType })

const start = async () => {
  const context = await testPlatform({ signedIn: true, namespaces: ['profile'] })
  const { server, time, platform } = context
  server.answer(getMe, profile('NONE'))
  server.on(refreshTokens, () =>
    Response.json(
      issueTokens(time.wallClock(), {
        claims: agentClaims({ mfaType: 'SMS' }),
        refreshToken: 'next',
      }),
    ),
  )
  return { ...context, flow: createMfaSetUp(platform) }
}

const opened = async (factor: Factor, reply: Reply) => {
  const context = await start()
  context.server.on(setUpMfa, reply)
  context.flow.choose(factor)
  await context.flow.open('secret')
  return context
}

describe('opening', () => {
  test('asks for the password first, with a field error and without a call', async () => {
    const { flow, server } = await start()
    flow.choose('GOOGLE')
    await flow.open('')
    expect(flow.$fieldError.get()).toEqual({ field: 'password', message: 'Password is required' })
    expect(server.callsOf(setUpMfa)).toHaveLength(0)
    flow.edited()
    expect(flow.$fieldError.get()).toBeUndefined()
  })

  test('reads the secret for an app', async () => {
    const { flow, server } = await opened('GOOGLE', byApp)
    expect(server.callsOf(setUpMfa)[0]?.body).toEqual({ mfaType: 'GOOGLE', password: 'secret' })
    expect(flow.$state.get()).toMatchObject({ kind: 'proving', setUp: { secret: 'ABC' } })
  })

  test('sends the typed number', async () => {
    const { flow, server } = await start()
    server.on(setUpMfa, bySms)
    flow.choose('SMS')
    await flow.open('secret', ' 512 555 0143 ')
    expect(server.callsOf(setUpMfa)[0]?.body).toMatchObject({ phone: '512 555 0143' })
  })

  test.each([
    ['GOOGLE', 'An error has occurred fetching the QR Code'],
    ['SMS', 'Failure to send SMS'],
    ['EMAIL', "Couldn't send the email."],
  ] as const)('reports a failed %s set-up with “%s”', async (factor, message) => {
    for (const reply of [json({}, 500), noNetwork, json({}, 400)]) {
      const { flow } = await opened(factor, reply)
      expect(flow.$fieldError.get()).toEqual({ message })
      expect(flow.$state.get().kind).toBe('confirming')
    }
  })

  test('shows a wrong password and a missing number at their fields', async () => {
    for (const field of ['password', 'phone']) {
      const reply = errorResponse(400, 'any', { errors: [{ code: 'any', detail: 'No.', field }] })
      expect((await opened('SMS', reply)).flow.$fieldError.get()).toEqual({ field, message: 'No.' })
    }
  })

  test('shows the server’s message after too many attempts', async () => {
    const reply = errorResponse(429, 'tooManyAttempts', { detail: 'Too many failed attempts.' })
    const { flow } = await opened('EMAIL', reply)
    expect(flow.$fieldError.get()).toEqual({ message: 'Too many failed attempts.' })
  })

  test('starts once when clicked twice, and does not return after the user went back', async () => {
    const { flow, server } = await start()
    const waiting = delayed(byApp)
    server.on(setUpMfa, waiting.reply)
    flow.choose('GOOGLE')
    const first = flow.open('secret')
    await flow.open('secret')
    flow.back()
    waiting.release()
    await first
    expect(server.callsOf(setUpMfa)).toHaveLength(1)
    expect(flow.$state.get().kind).toBe('choosing')
    expect(flow.$work.get()).toBeUndefined()
  })

  test('shows no code and stops counting when it is closed while running', async () => {
    const { flow, server } = await start()
    const waiting = delayed(bySms)
    server.on(setUpMfa, waiting.reply)
    flow.choose('SMS')
    const opening = flow.open('secret')
    flow.dispose()
    waiting.release()
    await opening
    expect(flow.$state.get().kind).toBe('choosing')
    expect(flow.$wait.get()).toBe(0)
  })
})

describe('another code', () => {
  test('is sent after the wait, without the password', async () => {
    const { flow, server, time } = await opened('SMS', bySms)
    expect(flow.$wait.get()).toBe(30)
    await flow.resend()
    expect(server.callsOf(setUpMfa)).toHaveLength(1)
    await time.advance(29_000)
    expect(flow.$wait.get()).toBe(1)
    await time.advance(1_000)
    await flow.resend()
    expect(server.callsOf(setUpMfa)[1]?.body).toEqual({ mfaType: 'SMS', password: 'secret' })
    expect(flow.$notice.get()).toBe('New code sent to ••• ••• 0142.')
    expect(flow.$wait.get()).toBe(30)
  })

  test('waits as long as the server requires when requested too soon', async () => {
    const tooSoon = errorResponse(429, 'codeTooSoon', {
      detail: 'Please wait.',
      headers: { 'Retry-After': '12' },
    })
    const { flow, time } = await opened('SMS', inTurn(bySms, tooSoon))
    await time.advance(30_000)
    await flow.resend()
    expect(flow.$fieldError.get()).toEqual({ message: 'Please wait.' })
    expect(flow.$wait.get()).toBe(12)
  })
})

describe('enabling', () => {
  test('takes two codes of an app, and renews the token so that its claims are current', async () => {
    const { flow, server, platform } = await opened('GOOGLE', byApp)
    server.on(updateMfa, done)
    await flow.enable({ mfa1: '123456', mfa2: '654321' })
    const [call] = server.callsOf(updateMfa)
    expect(call?.url.searchParams.get('mfaType')).toBe('GOOGLE')
    expect(call?.body).toEqual({ mfa1: '123456', mfa2: '654321' })
    expect(flow.$state.get()).toEqual({ kind: 'enabled', factor: 'GOOGLE' })
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
    expect(platform.session.$user.get()?.mfaType).toBe('SMS')
  })

  test('takes one code by text', async () => {
    const { flow, server } = await opened('SMS', bySms)
    server.on(updateMfa, done)
    await flow.enable({ mfa1: '123456', mfa2: '' })
    expect(server.callsOf(updateMfa)[0]?.body).toEqual({ mfa1: '123456' })
  })

  test.each([
    ['GOOGLE', byApp, { mfa1: '12345', mfa2: '123456' }, 'mfa1'],
    ['GOOGLE', byApp, { mfa1: '123456', mfa2: '1' }, 'mfa2'],
    ['GOOGLE', byApp, { mfa1: '123456' }, 'mfa2'],
    ['SMS', bySms, { mfa1: '' }, 'mfa1'],
  ] as const)('waits for all six digits: %s %#', async (factor, reply, codes, field) => {
    const { flow, server } = await opened(factor, reply)
    await flow.enable(codes)
    expect(flow.$fieldError.get()).toEqual({ field, message: 'Enter all 6 digits' })
    expect(server.callsOf(updateMfa)).toHaveLength(0)
  })

  test.each([
    ['GOOGLE', byApp, 'Failure to verify Authenticator app. Please try again!'],
    ['SMS', bySms, 'Failure to verify SMS. Please try again!'],
  ] as const)('shows an error and stays after a wrong %s code', async (factor, reply, message) => {
    const { flow, server } = await opened(factor, reply)
    server.on(updateMfa, errorResponse(409, 'mfaCodeRefused'))
    await flow.enable({ mfa1: '123456', mfa2: '123456' })
    expect(flow.$fieldError.get()).toEqual({ message })
    expect(flow.$state.get().kind).toBe('proving')
    expect(server.callsOf(refreshTokens)).toHaveLength(0)
  })

  test('starts again when the set-up has expired', async () => {
    const { flow, server } = await opened('SMS', bySms)
    server.on(updateMfa, errorResponse(409, 'mfaSetUpMissing', { detail: 'Please begin again.' }))
    await flow.enable({ mfa1: '123456' })
    expect(flow.$state.get()).toEqual({ kind: 'confirming', factor: 'SMS' })
    expect(flow.$fieldError.get()).toEqual({ message: 'Please begin again.' })
    expect(flow.$wait.get()).toBe(0)
  })

  test('succeeds even if the response was lost', async () => {
    const { flow, server } = await opened('SMS', bySms)
    server.on(updateMfa, noNetwork)
    server.answer(getMe, profile('SMS'))
    await flow.enable({ mfa1: '123456' })
    expect(flow.$state.get()).toEqual({ kind: 'enabled', factor: 'SMS' })
  })

  test('succeeds even if the token could not be renewed', async () => {
    const { flow, server } = await opened('SMS', bySms)
    server.on(updateMfa, done)
    server.on(refreshTokens, noNetwork)
    const enabling = flow.enable({ mfa1: '123456' })
    await expect.poll(() => flow.$state.get().kind).toBe('enabled')
    void enabling
  })
})

describe('turning off', () => {
  test('asks for the password and renews the token', async () => {
    const { flow, server } = await start()
    server.on(resetMfa, done)
    flow.chooseRemoval()
    await flow.turnOff('')
    expect(flow.$fieldError.get()?.field).toBe('password')
    await flow.turnOff('secret')
    expect(server.callsOf(resetMfa)[0]?.body).toEqual({ password: 'secret' })
    expect(flow.$state.get().kind).toBe('removed')
    expect(server.callsOf(refreshTokens)).toHaveLength(1)
  })

  test('stays in place when it fails, and shows the error there only', async () => {
    const { flow, server, platform } = await start()
    server.on(resetMfa, json({}, 500))
    flow.chooseRemoval()
    await flow.turnOff('secret')
    expect(flow.$state.get().kind).toBe('removing')
    expect(flow.$fieldError.get()).toEqual({
      message: "Couldn't turn off MFA.",
    })
    expect(platform.notifications.$notifications.get()).toEqual([])
  })
})
