import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getMe, openAccess, refreshTokens } from '../../identity/session/endpoints.ts'
import { refresh } from '../../identity/session/refresh.fixture.ts'
import { signIn } from '../../identity/sign-in/endpoints.ts'
import { delayed, errorResponse, inTurn, json } from '../../testing/scripted-server.ts'
import { testEmbed, testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { endpoint } from './endpoint.ts'
import { idempotencyKeyPattern } from './headers.ts'
import { listQuery, maxSearchLength, pageOf } from './lists.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { amount } from '../../foundation/money/money.ts'

const anyList = endpoint({
  id: 'anyList',
  method: 'GET',
  path: '/api/any/v1/{product}/rows',
  summary: 'A list.',
  source: 'own design',
  audience: 'token',
  params: z.object({ product: z.string() }),
  query: listQuery,
  answer: pageOf(z.object({ total: amount, status: openEnum(['READY']) })),
})

const upload = endpoint({
  id: 'upload',
  method: 'POST',
  path: '/api/any/v1/upload',
  idempotency: 'natural',
  summary: 'An upload.',
  source: 'own design',
  audience: 'token',
  body: z.instanceof(FormData),
})

const file = endpoint({
  id: 'file',
  method: 'GET',
  path: '/api/any/v1/file',
  summary: 'A file.',
  source: 'own design',
  audience: 'token',
  returns: 'file',
})

const fileInJson = endpoint({
  id: 'fileInJson',
  method: 'POST',
  path: '/api/any/v1/attachment',
  idempotency: 'key',
  summary: 'An upload in JSON.',
  source: 'own design',
  audience: 'token',
  body: z.object({ file: z.string() }),
  bodyLimit: { bytes: 5_000_000, depth: 2, values: 4 },
})

const page = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 25 }

describe('an unanswered call', () => {
  const rows = { params: { product: 'P_ONE' }, query: {} }
  const failureOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => undefined,
      (error: unknown) => error,
    )
  const timeout = { code: 'timedOut', phase: 'network', retryable: true }

  test.each([
    ['in the portal', () => testPlatform({ signedIn: true })],
    ['on host pages', () => testEmbed()],
  ])('is slow after 10 seconds and ends after 60 (%s)', async (_, open) => {
    const { platform, server, time } = await open()
    server.on(anyList, delayed(json(page)).reply)
    const call = platform.api.call(anyList, rows)
    const failure = failureOf(call)
    await time.advance(9_999)
    expect(platform.$isSlow.get()).toBe(false)
    await time.advance(1)
    expect(platform.$isSlow.get()).toBe(true)
    await time.advance(49_999)
    expect(platform.$isSlow.get()).toBe(true)
    await time.advance(1)
    expect(await failure).toMatchObject(timeout)
    expect(platform.$isSlow.get()).toBe(false)
  })

  test('ends after 60 seconds if the session does not open', async () => {
    const { platform, server, time } = await testEmbed()
    server.on(openAccess, delayed(json({})).reply)
    const call = platform.api.call(anyList, rows)
    await Promise.all([expect(call).rejects.toMatchObject(timeout), time.advance(60_000)])
    expect(server.callsOf(anyList)).toEqual([])
  })

  test('ends within 60 seconds if the session of a user is not refreshed', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, delayed(json({})).reply)
    server.on(anyList, errorResponse(401, 'sessionExpired'))
    const call = platform.api.call(anyList, rows)
    await Promise.all([expect(call).rejects.toMatchObject({ status: 401 }), time.advance(60_000)])
  })

  test('has one timeout for all its requests', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(anyList, async () => {
      await new Promise<void>((resolve) => time.after(40_000, resolve))
      return errorResponse(401, 'sessionExpired')({} as never)
    })
    server.on(refreshTokens, refresh()(time))
    const call = platform.api.call(anyList, rows)
    await Promise.all([expect(call).rejects.toMatchObject(timeout), time.advance(60_000)])
    expect(server.callsOf(anyList)).toHaveLength(2)
  })

  test('ends at once, without a timeout error, when its caller cancels it', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(anyList, delayed(json(page)).reply)
    const caller = new AbortController()
    const call = platform.api.call(anyList, { ...rows, signal: caller.signal })
    const failure = failureOf(call)
    await time.advance(20_000)
    expect(platform.$isSlow.get()).toBe(true)
    caller.abort()
    expect(await failure).toMatchObject({ code: 'cancelled', phase: 'cancel' })
    expect(platform.$isSlow.get()).toBe(false)
  })

  test('ends in the background too, without a notice', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(anyList, delayed(json(page)).reply)
    const call = platform.api.call(anyList, { ...rows, isQuiet: true })
    const failure = failureOf(call)
    await time.advance(30_000)
    expect(platform.$isSlow.get()).toBe(false)
    await time.advance(30_000)
    expect(await failure).toMatchObject(timeout)
  })

  test('leaves the platform slow until the last of several calls is answered', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    const [list, bytes] = [delayed(json(page)), delayed(() => new Response('%PDF'))]
    server.on(anyList, list.reply)
    server.on(file, bytes.reply)
    const calls = [platform.api.call(anyList, rows), platform.api.call(file)]
    await time.advance(10_000)
    list.release()
    await calls[0]
    expect(platform.$isSlow.get()).toBe(true)
    bytes.release()
    await calls[1]
    expect(platform.$isSlow.get()).toBe(false)
  })

  test('has a minute until a download begins, and five for its bytes', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1)) })
    server.on(file, delayed(() => new Response(endless)).reply)
    const late = platform.api.call(file)
    await Promise.all([expect(late).rejects.toMatchObject(timeout), time.advance(60_000)])
    const stalled = new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(1)) })
    server.on(file, () => new Response(stalled))
    const begun = platform.api.call(file)
    const failure = failureOf(begun)
    await time.advance(299_999)
    expect(platform.$isSlow.get()).toBe(true)
    await time.advance(1)
    expect(await failure).toMatchObject(timeout)
  })

  test.each([
    ['form data', upload, new FormData()],
    ['a file in JSON', fileInJson, { file: 'JVBERg==' }],
  ])('has five minutes for the upload of %s', async (_, endpoint, body) => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(endpoint, delayed(() => new Response(null, { status: 204 })).reply)
    const call = platform.api.call(endpoint as typeof upload, { body: body as FormData })
    const failure = failureOf(call)
    await time.advance(299_999)
    expect(platform.$isSlow.get()).toBe(true)
    await time.advance(1)
    expect(await failure).toMatchObject(timeout)
  })

  test('waits for its user to log in again, however long that takes', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(refreshTokens, errorResponse(401, 'sessionExpired'))
    server.on(anyList, errorResponse(401, 'sessionExpired'))
    platform.session.pauseCalls()
    const call = platform.api.call(anyList, rows)
    await time.advance(600_000)
    expect(platform.$isSlow.get()).toBe(false)
    server.on(anyList, json(page))
    platform.session.accept(issueTokens(time.wallClock(), { claims: agentClaims() }))
    expect(await call).toMatchObject({ content: [] })
  })
})

describe('a request', () => {
  test('carries the token, the zone, the region and the language', async () => {
    const { platform, server } = await testPlatform({ signedIn: true, hostname: 'app.test.co.uk' })
    server.on(anyList, json(page))
    await platform.api.call(anyList, { params: { product: 'P_ONE' }, query: {} })
    const { headers } = server.callsOf(anyList)[0]!
    expect(headers.get('Authorization')).toBe(`Bearer ${String(await platform.session.token())}`)
    expect(headers.get('X-Parapet-Timezone')).toBe('America/Chicago')
    expect(headers.get('X-Parapet-Region')).toBe('UK')
    expect(headers.get('Accept-Language')).toBe('en-GB')
    expect(headers.has('Content-Type')).toBe(false)
  })

  test('carries no token to a public endpoint, even when there is one', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(signIn, errorResponse(401, 'loginFailed'))
    await platform.api.call(signIn, { body: { username: 'a', password: 'b' } }).catch(() => {})
    expect(server.callsOf(signIn)[0]?.headers.has('Authorization')).toBe(false)
    expect(server.callsOf(signIn)[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(server.callsOf(signIn)[0]?.body).toEqual({ username: 'a', password: 'b' })
  })

  test('carries the parameters of a list, with the search wrapped in asterisks', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(anyList, json(page))
    await platform.api.call(anyList, {
      params: { product: 'P100' },
      query: {
        page: 2,
        size: 50,
        sort: 'created,desc',
        search: 'smith & co',
        filter: { status: ['READY', 'BOUND'] },
        after: '2026-01-01T00:00:00Z',
        before: '2026-02-01T00:00:00Z',
      },
    })
    const { url } = server.callsOf(anyList)[0]!
    expect(url.pathname).toBe('/api/any/v1/P100/rows')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      page: '2',
      size: '50',
      sort: 'created,desc',
      search: '*smith & co*',
      filter: '{"status":["READY","BOUND"]}',
      after: '2026-01-01T00:00:00Z',
      before: '2026-02-01T00:00:00Z',
    })
  })

  test('cuts a search that is too long, at a whole composed character', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(anyList, json(page))
    const search = `cafe\u0301${'x'.repeat(maxSearchLength - 5)}😀`
    await platform.api.call(anyList, { params: { product: 'P100' }, query: { search } })
    expect(server.callsOf(anyList)[0]?.url.searchParams.get('search')).toBe(
      `*caf\u00e9${'x'.repeat(maxSearchLength - 5)}*`,
    )
  })

  test('encodes path parameters so that they stay one segment', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(anyList, json(page))
    await platform.api.call(anyList, { params: { product: '../a/b?c' }, query: {} })
    expect(server.callsOf(anyList)[0]?.url.pathname).toBe('/api/any/v1/..%2Fa%2Fb%3Fc/rows')
  })

  test('leaves the content type of form data to the browser', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(upload, () => new Response(null, { status: 204 }))
    const body = new FormData()
    body.set('file', new Blob(['x']), 'x.txt')
    await platform.api.call(upload, { body })
    const call = server.callsOf(upload)[0]
    expect(call?.headers.has('Content-Type')).toBe(false)
    expect(call?.body).toBe(body)
  })

  test('carries the current language, which can differ from the region’s', async () => {
    const { platform, server } = await testPlatform({ signedIn: true, region: 'AU' })
    server.on(anyList, json(page))
    await platform.setLocale('en-GB')
    await platform.api.call(anyList, { params: { product: 'P100' }, query: {} })
    const { headers } = server.callsOf(anyList)[0]!
    expect([headers.get('X-Parapet-Region'), headers.get('Accept-Language')]).toEqual([
      'AU',
      'en-GB',
    ])
  })

  test.each(['', '.', '..'])(
    'rejects the path parameter %j, which would change the path',
    async (product) => {
      const { platform, server } = await testPlatform({ signedIn: true })
      const call = platform.api.call(anyList, { params: { product }, query: {} })
      await expect(call).rejects.toMatchObject({ phase: 'input' })
      expect(server.callsOf(anyList)).toEqual([])
    },
  )
})

describe('the key of a call', () => {
  const send = endpoint({
    id: 'send',
    method: 'POST',
    path: '/api/any/v1/send',
    idempotency: 'key',
    summary: 'Send.',
    source: 'own design',
    audience: 'token',
    body: z.object({ to: z.string() }),
  })
  const read = endpoint({ ...send, id: 'read', path: '/api/any/v1/read', idempotency: 'natural' })
  const done = () => new Response(null, { status: 204 })
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))

  const begin = async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    const call = (to = 'ada') => platform.api.call(send, { body: { to } }).catch(() => undefined)
    const keys = () => server.callsOf(send).map(({ headers }) => headers.get('Idempotency-Key'))
    return { platform, server, time, call, keys }
  }

  test('differs for every act', async () => {
    const { server, call, keys } = await begin()
    server.on(send, done)
    await call()
    await call()
    expect(new Set(keys()).size).toBe(2)
    expect(keys()[0]).toMatch(idempotencyKeyPattern)
  })

  test.each([
    ['no answer', lost],
    ['a server error', errorResponse(500, 'internal')],
    ['an answer from a busy platform', errorResponse(503, 'busy')],
  ])('is the same for the same input after %s', async (_, failure) => {
    const { server, call, keys } = await begin()
    server.on(send, failure)
    await call()
    await call('bob')
    await call()
    server.on(send, done)
    await call()
    await call()
    const [first, other, second, third, later] = keys()
    expect([second, third]).toEqual([first, first])
    expect([other, later]).not.toContain(first)
  })

  test('differs after a rejected call', async () => {
    const { server, call, keys } = await begin()
    server.on(send, errorResponse(409, 'conflict'))
    await call()
    await call()
    expect(new Set(keys()).size).toBe(2)
  })

  test('differs ten minutes after a lost response', async () => {
    const { server, time, call, keys } = await begin()
    server.on(send, lost)
    await call()
    await time.advance(700_000)
    await call()
    expect(new Set(keys()).size).toBe(2)
  })

  test('is the same when the token is renewed', async () => {
    const { server, time, call, keys } = await begin()
    server.on(refreshTokens, () =>
      Response.json(issueTokens(time.wallClock(), { refreshToken: 'refresh-2', ttl: 1_000 })),
    )
    server.on(send, inTurn(errorResponse(401, 'tokenRefused'), done))
    await Promise.all([call(), time.advance(1_000)])
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })

  test('is absent from calls that need none', async () => {
    const { platform, server } = await begin()
    server.on(read, done)
    await platform.api.call(read, { body: { to: 'ada' } })
    expect(server.callsOf(read)[0]?.headers.has('Idempotency-Key')).toBe(false)
  })
})

describe('a response', () => {
  test('is decoded from its wire form, with unknown members and extra fields accepted', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(anyList, json({ ...page, extra: true, content: [{ total: 12.35, status: 'NEW' }] }))
    const answer = await platform.api.call(anyList, { params: { product: 'P100' }, query: {} })
    expect(answer.content).toEqual([{ total: 1235, status: 'unknown' }])
  })

  test('is undefined without content', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(upload, () => new Response(null, { status: 204 }))
    expect(await platform.api.call(upload, { body: new FormData() })).toBeUndefined()
  })

  test('is read as bytes for a file', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(file, () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }))
    const blob = await platform.api.call(file)
    expect(await blob.text()).toBe('%PDF')
    expect(blob.type).toBe('application/pdf')
  })

  test.each([
    [`inline; filename="Cafe.pdf"; filename*=UTF-8''Caf%C3%A9%20A.pdf`, 'Café A.pdf'],
    ['inline; filename="Cafe.pdf"', 'Cafe.pdf'],
    [`inline; filename="Cafe.pdf"; filename*=UTF-8''Caf%C3`, 'Cafe.pdf'],
  ])('gives a file the name in the header %j', async (header, name) => {
    const { platform, server } = await testPlatform({ signedIn: true })
    const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': header }
    server.on(file, () => new Response('%PDF', { headers }))
    expect((await platform.api.call(file)).name).toBe(name)
  })

  test('carries the reason of a failed download', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(file, errorResponse(404, 'notFound', { detail: 'No such document' }))
    await expect(platform.api.call(file)).rejects.toMatchObject({
      code: 'notFound',
      message: 'No such document',
    })
  })

  test('is shown as text for a failed download without JSON', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.on(file, () => new Response('Gone', { status: 410 }))
    await expect(platform.api.call(file)).rejects.toMatchObject({ message: 'Gone' })
  })

  test('is not requested again by the call', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    for (const status of [408, 409, 425, 429, 500, 503]) {
      server.on(getMe, errorResponse(status, 'any'))
      await platform.api.call(getMe).catch(() => {})
    }
    expect(server.callsOf(getMe)).toHaveLength(6)
  })
})
