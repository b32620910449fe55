import { describe, expect, test } from 'vitest'
import { noNetwork, errorResponse, type Reply } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { getValidationToken, validateSignUp } from './endpoints.ts'
import { tokenTypes, type TokenType } from './model.ts'
import { createSignUpLink } from './sign-up-link.ts'
import { viewOf } from './views.ts'

const nothing: Reply = () => new Response(null, { status: 204 })

const start = async (tokenType: TokenType | 'unknown' = 'NEW_ACCOUNT') => {
  const context = await testPlatform()
  context.server.answer(getValidationToken, {
    tokenType,
    accountType: 'AGENCY',
    email: 'new@demo.test',
  })
  context.server.on(validateSignUp, nothing)
  const link = createSignUpLink(context.platform, 'link-1')
  return { ...context, link }
}

test.each(tokenTypes.filter((type) => type !== 'EXISTING_USER'))(
  '%s opens its view',
  async (tokenType) => {
    const { link, server } = await start(tokenType)
    expect(link.$state.get()).toEqual({ kind: 'loading' })
    await link.load()
    expect(link.$state.get()).toMatchObject({
      kind: 'open',
      view: viewOf[tokenType],
      details: { email: 'new@demo.test' },
    })
    expect(server.callsOf(getValidationToken)[0]?.url.pathname).toContain('/link-1')
  },
)

test('asks for names only with the first join type', () => {
  const joins = tokenTypes.filter((type) => viewOf[type].view === 'join')
  expect(joins).toEqual(['EXISTING_ACCOUNT', 'QUOTE_SENT_NEW_USER', 'QUOTE_LINK_NEW_AGENT'])
  expect(viewOf.EXISTING_ACCOUNT.hasNames).toBe(true)
  expect(viewOf.QUOTE_SENT_NEW_USER.hasNames || viewOf.QUOTE_LINK_NEW_AGENT.hasNames).toBe(false)
})

describe('a link that confirms an address', () => {
  test('confirms it on request, once, and never by being opened', async () => {
    const { link, server } = await start('EXISTING_USER')
    await link.load()
    expect(server.callsOf(validateSignUp)).toEqual([])
    expect(link.$state.get()).toMatchObject({
      kind: 'unconfirmed',
      details: { email: 'new@demo.test' },
    })
    await Promise.all([link.confirm(), link.confirm()])
    expect(server.callsOf(validateSignUp)).toHaveLength(1)
    expect(link.$state.get()).toMatchObject({ kind: 'open', view: viewOf.EXISTING_USER })
  })

  test('can be retried if no response arrived', async () => {
    const { link, server } = await start('EXISTING_USER')
    await link.load()
    server.on(validateSignUp, noNetwork)
    await link.confirm()
    expect(link.$state.get()).toMatchObject({ kind: 'unconfirmed', isBusy: false })
    server.on(validateSignUp, nothing)
    await link.confirm()
    expect(link.$state.get().kind).toBe('open')
  })

  test.each(tokenTypes.filter((type) => type !== 'EXISTING_USER'))(
    '%s confirms no address',
    async (tokenType) => {
      const { link, server } = await start(tokenType)
      await link.load()
      await link.confirm()
      expect(server.callsOf(validateSignUp)).toEqual([])
    },
  )

  test('reports that it was used meanwhile', async () => {
    const { link, server } = await start('EXISTING_USER')
    server.on(validateSignUp, errorResponse(404, 'linkNotFound'))
    await link.load()
    await link.confirm()
    expect(link.$state.get()).toEqual({ kind: 'not-found' })
  })
})

describe('a link that does not open', () => {
  test.each([
    [errorResponse(400, 'invalidInput'), 'not-found'],
    [errorResponse(404, 'linkNotFound'), 'not-found'],
    [errorResponse(410, 'linkExpired'), 'expired'],
    [errorResponse(401, 'sessionExpired'), 'expired'],
    [errorResponse(429, 'tooManyRequests'), 'expired'],
    [errorResponse(503, 'unavailable'), 'expired'],
    [noNetwork, 'unreached'],
  ])('shows the message for its status', async (reply, kind) => {
    const { link, server } = await start()
    server.on(getValidationToken, reply)
    await link.load()
    expect(link.$state.get().kind).toBe(kind)
  })

  test('treats a link of an unknown type as expired', async () => {
    const { link } = await start('unknown')
    await link.load()
    expect(link.$state.get()).toEqual({ kind: 'expired', isRetryable: false })
  })

  test('may be rejected later, when its form is sent', async () => {
    const { link } = await start()
    await link.load()
    link.lost()
    expect(link.$state.get()).toEqual({ kind: 'not-found' })
  })
})
