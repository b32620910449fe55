import { onlineManager, QueryObserver } from '@tanstack/query-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { signOut } from '../../identity/session/endpoints.ts'
import { getConsoleVersion } from '../version/endpoints.ts'
import { getEnvironment } from '../environment/endpoints.ts'
import { clientError } from '../../testing/client-error.ts'
import { inTurn, json, noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { readWithoutNotification } from './queries.ts'

const environment = { envName: 'local', prod: false }

describe('reading through the cache', () => {
  test('calls once while the response is fresh', async () => {
    const { platform, server } = await testPlatform({ signedIn: true })
    server.answer(getEnvironment, environment)
    const [first, second] = await Promise.all([
      platform.queries.fetch(getEnvironment),
      platform.queries.fetch(getEnvironment),
    ])
    await platform.queries.fetch(getEnvironment)
    expect(first).toEqual(environment)
    expect(second).toBe(first)
    expect(server.callsOf(getEnvironment)).toHaveLength(1)
  })

  test('treats responses as fresh for 5 s and does not refetch on focus', async () => {
    const { platform } = await testPlatform()
    expect(platform.queries.client.getDefaultOptions().queries).toMatchObject({
      staleTime: 5_000,
      refetchOnWindowFocus: false,
    })
  })

  test('stores a response per input', async () => {
    const { platform } = await testPlatform()
    expect(platform.queries.options(getEnvironment).queryKey).toEqual(['getEnvironment'])
    expect(platform.queries.options(getEnvironment, {}).queryKey).not.toEqual(
      platform.queries.options(getConsoleVersion).queryKey,
    )
  })

  test('cancels a call without subscribers', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(getEnvironment, () => new Promise<Response>(() => {}))
    const observer = new QueryObserver(
      platform.queries.client,
      platform.queries.options(getEnvironment),
    )
    const stop = observer.subscribe(() => {})
    await time.settle()
    stop()
    await time.settle()
    expect(observer.getCurrentResult().status).toBe('pending')
    expect(platform.queries.client.isFetching()).toBe(0)
  })
})

test('fails at once when offline', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const { platform, server, tab } = await testPlatform()
  server.on(getEnvironment, noNetwork)
  onlineManager.setOnline(false)
  tab.setOffline(true)
  const read = platform.queries.client.fetchQuery({
    ...platform.queries.options(getEnvironment),
    retry: false,
  })
  await expect(read).rejects.toMatchObject({ code: 'offline' })
})

describe('prefetching', () => {
  test('does not request a prefetched response again', async () => {
    const { platform, server } = await testPlatform()
    server.answer(getEnvironment, environment)
    await platform.queries.prefetch(getEnvironment)
    expect(await platform.queries.fetch(getEnvironment)).toEqual(environment)
    expect(server.callsOf(getEnvironment)).toHaveLength(1)
  })

  test('neither retries nor reports a failure', async () => {
    const { platform, server } = await testPlatform()
    server.on(getEnvironment, noNetwork)
    await platform.queries.prefetch(getEnvironment)
    expect(server.callsOf(getEnvironment)).toHaveLength(1)
  })
})

describe('retrying', () => {
  const retryOf = async () => {
    const { platform } = await testPlatform()
    const { retry } = platform.queries.client.getDefaultOptions().queries ?? {}
    return typeof retry === 'function' ? retry : () => undefined
  }

  const errorOf = (retryable: boolean, more: { readonly retryAfter?: number } = {}) =>
    clientError({ ...more, retryable, status: 503 })

  test('happens only for transient errors, twice at most', async () => {
    const retry = await retryOf()
    expect([0, 1, 2].map((failures) => retry(failures, errorOf(true)))).toEqual([true, true, false])
    expect(retry(0, errorOf(false))).toBe(false)
    expect(retry(0, new Error('a defect'))).toBe(false)
  })

  test('repeats a read that was rate-limited briefly', async () => {
    const { platform, server } = await testPlatform()
    const away = errorResponse(429, 'tooManyRequests', { headers: { 'Retry-After': '0' } })
    server.on(getEnvironment, inTurn(away, away, away, json(environment)))
    expect(await platform.queries.fetch(getEnvironment)).toEqual(environment)
    expect(server.callsOf(getEnvironment)).toHaveLength(4)
  })

  test('waits as long as the server asked, and longer at each try', async () => {
    const { platform } = await testPlatform()
    const { retryDelay } = platform.queries.client.getDefaultOptions().queries ?? {}
    if (typeof retryDelay !== 'function') throw new Error('No rule for delays')
    for (const failures of [0, 1, 2]) {
      const delay = retryDelay(failures, errorOf(false, { retryAfter: 2 }))
      expect(delay).toBeGreaterThanOrEqual(2_000)
      expect(delay).toBeLessThanOrEqual(2_000 * (2 + failures))
    }
    expect(retryDelay(1, errorOf(true))).toBe(2_000)
  })

  test.each<Record<string, string>>([{ 'Retry-After': '60' }, {}])(
    'a longer wait is shown as an error: %o',
    async (headers) => {
      const { platform, server } = await testPlatform()
      server.on(getEnvironment, errorResponse(429, 'tooManyRequests', { headers }))
      await expect(platform.queries.fetch(getEnvironment)).rejects.toMatchObject({ status: 429 })
      expect(server.callsOf(getEnvironment)).toHaveLength(1)
    },
  )

  test.each([400, 401, 404, 409, 500])('is skipped for status %i', async (status) => {
    const { platform, server } = await testPlatform()
    server.on(getEnvironment, errorResponse(status, 'any'))
    await expect(platform.queries.fetch(getEnvironment)).rejects.toMatchObject({ status })
    expect(server.callsOf(getEnvironment)).toHaveLength(1)
  })

  test('shows a notification after a failure, unless the view of the read shows it', async () => {
    const { platform, server } = await testPlatform()
    server.on(getEnvironment, errorResponse(500, 'internal'))
    const texts = () => platform.notifications.$notifications.get().map(({ text }) => text)
    const read = platform.queries.options(getEnvironment)
    const shown = platform.queries.client.fetchQuery({ ...read, meta: readWithoutNotification })
    await expect(shown).rejects.toMatchObject({ status: 500 })
    expect(texts()).toEqual([])
    await expect(platform.queries.client.fetchQuery(read)).rejects.toMatchObject({ status: 500 })
    expect(texts()).toHaveLength(1)
  })

  test('succeeds once the network is back', async () => {
    const { platform, server } = await testPlatform()
    server.on(getEnvironment, inTurn(noNetwork, json(environment)))
    const { queryKey, queryFn } = platform.queries.options(getEnvironment)
    const answer = await platform.queries.client.query({
      queryKey,
      queryFn,
      retry: 1,
      retryDelay: 0,
    })
    expect(answer).toEqual(environment)
  })
})

describe('refreshing', () => {
  test('marks the responses of an endpoint stale for every input', async () => {
    const { platform, server } = await testPlatform()
    server.answer(getEnvironment, environment)
    await platform.queries.fetch(getEnvironment)
    await platform.queries.refresh(getEnvironment)
    await platform.queries.fetch(getEnvironment)
    expect(server.callsOf(getEnvironment)).toHaveLength(2)
  })

  test('removes the last user’s responses', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.answer(getEnvironment, environment)
    server.on(signOut, () => new Response(null, { status: 204 }))
    await platform.queries.fetch(getEnvironment)
    await platform.session.signOut()
    expect(platform.queries.client.getQueryCache().getAll()).toEqual([])
    platform.session.accept(issueTokens(time.wallClock(), { claims: agentClaims({ id: 'other' }) }))
    await platform.queries.fetch(getEnvironment)
    expect(server.callsOf(getEnvironment)).toHaveLength(2)
  })
})
