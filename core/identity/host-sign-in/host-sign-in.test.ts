import { beforeEach, describe, expect, test } from 'vitest'
import { createManualTime, type ManualTime } from '../../testing/manual-time.ts'
import { createHostSignIn, type HostSignIn } from './host-sign-in.ts'
import { hostMessage } from './message.ts'
import type { HostTokens } from './model.ts'
import { challengeOf } from './pkce.ts'

const apiBase = 'https://portal.example'
const tokens: HostTokens = {
  accessToken: 'token',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresIn: 900,
  user: { name: 'Grace Holloway', email: 'g@example.com', accountId: 'a', accountName: 'Harbor' },
}

let time: ManualTime
let signIn: HostSignIn
let events: string[]
let opened: URL[]
let isClosed: boolean
let isForbidden: boolean
let authorizations: {
  readonly body: { readonly code: string; readonly codeVerifier: string }
  readonly answer: PromiseWithResolvers<HostTokens>
}[]

beforeEach(() => {
  time = createManualTime()
  events = []
  opened = []
  authorizations = []
  isClosed = false
  isForbidden = false
  signIn = createHostSignIn({
    apiBase,
    clientKey: 'pk',
    origin: 'https://host.example',
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    after: (ms, work) => time.after(ms, work),
    open(address) {
      opened.push(new URL(address))
      if (isForbidden) return undefined
      return {
        isClosed: () => isClosed,
        focus: () => events.push('focused'),
        close: () => events.push('closed'),
      }
    },
    exchange(body) {
      const answer = Promise.withResolvers<HostTokens>()
      authorizations.push({ body, answer })
      return answer.promise
    },
    onSignedIn: () => events.push('signed in'),
    onCancelled: () => events.push('cancelled'),
    onFailed: (error) => events.push(`failed: ${String(error)}`),
    onSignedOut: () => events.push('signed out'),
  })
})

const step = () => signIn.$state.get().step
const stateAsked = () => opened.at(-1)?.searchParams.get('state') ?? ''
const answer = (code = 'code') => signIn.handleMessage(hostMessage(stateAsked(), code), apiBase)
const settled = () => new Promise((resolve) => setTimeout(resolve))

const signInFully = async () => {
  signIn.signIn()
  answer()
  authorizations.at(-1)?.answer.resolve(tokens)
  await settled()
}

describe('signing in', () => {
  test('opens a pop-up at the platform and exchanges the code with its verifier', async () => {
    signIn.signIn()
    const address = opened[0]
    expect(address?.origin).toBe(apiBase)
    expect(address?.pathname).toBe('/authorize')
    expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
      clientKey: 'pk',
      origin: 'https://host.example',
    })
    expect(step()).toBe('waiting')
    answer('the-code')
    expect(step()).toBe('finishing')
    const verifier = authorizations[0]?.body.codeVerifier ?? ''
    expect(authorizations[0]?.body.code).toBe('the-code')
    expect(challengeOf(verifier)).toBe(address?.searchParams.get('challenge'))
    expect(address?.href).not.toContain(verifier)
    authorizations[0]?.answer.resolve(tokens)
    await settled()
    expect(signIn.$state.get()).toMatchObject({ step: 'signed-in', user: tokens.user })
    expect(events).toEqual(['signed in'])
  })

  test('focuses the pop-up when it is started again', () => {
    signIn.signIn()
    signIn.signIn()
    expect(opened).toHaveLength(1)
    expect(events).toEqual(['focused'])
  })

  test.each([
    ['another origin', 'https://evil.example', () => stateAsked()],
    ['another state', apiBase, () => 'guessed'],
  ])('ignores %s', (_name, origin, state) => {
    signIn.signIn()
    signIn.handleMessage(hostMessage(state(), 'code'), origin)
    expect(step()).toBe('waiting')
    expect(authorizations).toEqual([])
  })

  test.each([
    null,
    'text',
    7,
    {},
    { type: 'parapet-host-sign-in' },
    { type: 'other', state: 's', code: 'c' },
  ])('ignores other messages to pages: %j', (data) => {
    signIn.signIn()
    signIn.handleMessage(data, apiBase)
    expect(step()).toBe('waiting')
  })

  test('accepts one message per request', async () => {
    await signInFully()
    answer('again')
    expect(authorizations).toHaveLength(1)
    expect(step()).toBe('signed-in')
  })

  test('reports why the exchange failed, and can start again', async () => {
    signIn.signIn()
    answer()
    authorizations[0]?.answer.reject(new Error('refused'))
    await settled()
    expect(events).toEqual(['failed: Error: refused'])
    expect(step()).toBe('signed-out')
    await signInFully()
    expect(step()).toBe('signed-in')
  })
})

describe('a pop-up without a message', () => {
  test('is detected when the user closes it', async () => {
    signIn.signIn()
    isClosed = true
    await time.advance(2_000)
    expect(events).toEqual(['cancelled'])
    expect(step()).toBe('signed-out')
  })

  test('waits for the message of a pop-up that has closed', async () => {
    signIn.signIn()
    isClosed = true
    await time.advance(500)
    answer()
    await time.advance(2_000)
    authorizations[0]?.answer.resolve(tokens)
    await settled()
    expect(events).toEqual(['signed in'])
  })

  test('reports that the user denied', () => {
    signIn.signIn()
    signIn.handleMessage(hostMessage(stateAsked(), undefined), apiBase)
    expect(events).toEqual(['cancelled'])
  })

  test('offers a link when the pop-up is blocked', async () => {
    isForbidden = true
    signIn.signIn()
    expect(signIn.$state.get()).toEqual({ step: 'blocked', address: opened[0]?.href })
    answer()
    authorizations[0]?.answer.resolve(tokens)
    await settled()
    expect(step()).toBe('signed-in')
  })
})

describe('a token', () => {
  test('is removed when it expires', async () => {
    await signInFully()
    await time.advance(900_000)
    expect(step()).toBe('signed-out')
    expect(events).toEqual(['signed in', 'signed out'])
  })

  test('is removed at the page’s request, and a running exchange is ignored', async () => {
    await signInFully()
    signIn.signOut()
    expect(events).toEqual(['signed in', 'signed out'])
    signIn.signIn()
    answer()
    signIn.signOut()
    authorizations.at(-1)?.answer.resolve(tokens)
    await settled()
    expect(step()).toBe('signed-out')
    expect(events.at(-1)).toBe('cancelled')
  })

  test('is removed with its element', async () => {
    signIn.signIn()
    signIn.dispose()
    expect(events).toEqual(['closed'])
    await time.advance(10_000)
    answer()
    expect(events).toEqual(['closed'])
    expect(authorizations).toEqual([])
  })
})
