import { describe, expect, test } from 'vitest'
import { delayed, inTurn, json, noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { listPasswordConstraints, validatePassword } from './endpoints.ts'
import { createNewPassword } from './new-password.ts'

const constraints = [
  { errorCode: 'passwordTooShort', displayText: 'At least 8 characters' },
  { errorCode: 'passwordReused', displayText: 'None of the last five' },
]
const refused = (...codes: readonly string[]) =>
  errorResponse(400, 'passwordRefused', {
    errors: codes.map((code) => ({ code, detail: `Not ${code}` })),
  })

const start = async (token?: string) => {
  const context = await testPlatform()
  context.server.answer(listPasswordConstraints, constraints)
  context.server.answer(validatePassword, undefined)
  const entry = createNewPassword(context.platform, token === undefined ? {} : { token })
  entry.start()
  await context.time.settle()
  const states = () => entry.$state.get().requirements.map(({ state }) => state)
  return { ...context, entry, states }
}

describe('a password while it is typed', () => {
  test('shows every rule as open before anything is typed', async () => {
    const { entry, states } = await start()
    expect(entry.$state.get().requirements.map(({ text }) => text)).toEqual([
      'At least 8 characters',
      'None of the last five',
    ])
    expect(states()).toEqual(['open', 'open'])
    expect(entry.isAcceptable()).toBe(false)
  })

  test('checks our own rules at once, the server’s after a pause in typing', async () => {
    const { entry, states, server, time } = await start('link-1')
    entry.type('short')
    expect(states()).toEqual(['broken', 'open'])
    entry.type('long enough')
    expect(states()).toEqual(['met', 'open'])
    expect(server.callsOf(validatePassword)).toHaveLength(0)
    await time.advance(300)
    expect(states()).toEqual(['met', 'met'])
    expect(entry.isAcceptable()).toBe(true)
    const [call, ...others] = server.callsOf(validatePassword)
    expect(others).toEqual([])
    expect(call?.body).toEqual({ password: 'long enough' })
    expect(call?.url.searchParams.get('token')).toBe('link-1')
  })

  test('applies the server’s objection to that text only', async () => {
    const { entry, states, server, time } = await start()
    server.on(validatePassword, refused('passwordReused'))
    entry.type('password')
    await time.advance(300)
    expect(states()).toEqual(['met', 'broken'])
    expect(entry.isAcceptable()).toBe(false)
    entry.type('password of mine')
    expect(states()).toEqual(['met', 'open'])
  })

  test('shows an objection without a listed rule as text', async () => {
    const { entry, server, time } = await start()
    server.on(validatePassword, refused('other'))
    entry.type('Parapet-demo-1')
    await time.advance(300)
    expect(entry.$state.get().objections).toEqual(['Not other'])
    expect(entry.isAcceptable()).toBe(false)
  })

  test('ignores a response about an earlier text', async () => {
    const { entry, states, server, time } = await start()
    const slow = delayed(refused('passwordReused'))
    server.on(validatePassword, slow.reply)
    entry.type('password')
    await time.advance(300)
    entry.type('something else')
    slow.release()
    await time.settle()
    expect(states()).toEqual(['met', 'open'])
  })

  test('is not blocked by a failed check, because the server checks again when it saves', async () => {
    const { entry, server, time } = await start()
    server.on(validatePassword, noNetwork)
    entry.type('long enough')
    await time.advance(300)
    expect(entry.isAcceptable()).toBe(true)
  })

  test('shows no error when the server fails to return rules or a check', async () => {
    const { platform, server, time } = await testPlatform()
    server.on(listPasswordConstraints, errorResponse(500, 'internal'))
    server.on(validatePassword, errorResponse(500, 'internal'))
    const entry = createNewPassword(platform)
    entry.start()
    entry.type('long enough')
    await time.advance(300)
    expect(server.callsOf(validatePassword)).toHaveLength(1)
    expect(platform.notifications.$notifications.get()).toEqual([])
  })

  test('requests rules that did not load with the next check', async () => {
    const { platform, server, time } = await testPlatform()
    server.on(listPasswordConstraints, inTurn(noNetwork, json(constraints)))
    server.answer(validatePassword, undefined)
    const entry = createNewPassword(platform)
    entry.start()
    await time.settle()
    expect(entry.$state.get().requirements).toEqual([])
    entry.type('long enough')
    await time.advance(300)
    expect(entry.$state.get().requirements).toHaveLength(2)
  })

  test('sends nothing after a stop', async () => {
    const { entry, server, time } = await start()
    entry.type('long enough')
    entry.stop()
    await time.advance(300)
    expect(server.callsOf(validatePassword)).toEqual([])
  })
})

test('rejects a password that contains the user’s data', async () => {
  const { platform, server, time } = await testPlatform()
  server.answer(listPasswordConstraints, [
    { errorCode: 'passwordHoldsName', displayText: 'Not your name' },
  ])
  const entry = createNewPassword(platform)
  entry.start()
  await time.settle()
  entry.type('Grace-2026')
  expect(entry.$state.get().requirements[0]?.state).toBe('met')
  entry.setUserDetails({ firstName: 'Grace' })
  expect(entry.$state.get().requirements[0]?.state).toBe('broken')
})

test('compares both entries', async () => {
  const { entry } = await start()
  entry.type('long enough')
  expect(entry.isMatching()).toBe(false)
  entry.confirm('long enough')
  expect(entry.isMatching()).toBe(true)
})

describe('a rejected save', () => {
  test('marks the rules listed in the response', async () => {
    const { entry, states, server, platform } = await start()
    server.on(validatePassword, refused('passwordReused'))
    entry.type('password')
    const error = await platform.api
      .call(validatePassword, { query: {}, body: { password: 'password' } })
      .catch((caught: unknown) => caught)
    expect(entry.refuse(error)).toBe(true)
    expect(states()).toEqual(['met', 'broken'])
  })

  test('leaves other errors to the form', async () => {
    const { entry } = await start()
    expect(entry.refuse(new Error('a defect'))).toBe(false)
  })
})
