import { describe, expect, test, vi } from 'vitest'
import { createManualTime } from '../../testing/manual-time.ts'
import { hostedTexts } from './hosted-texts.ts'

const builtIn = { from: 'the code' }
const hosted = { from: 'the host' }

const begin = (answer: () => Promise<Response>) => {
  const time = createManualTime()
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>((_, { signal }) =>
    Promise.race([
      answer(),
      new Promise<never>((_done, fail) => {
        signal?.addEventListener('abort', () => fail(new Error('aborted')))
      }),
    ]),
  )
  const load = hostedTexts({
    host: '/locales',
    fetch: fetch as unknown as typeof globalThis.fetch,
    after: (ms, work) => time.after(ms, work),
    isBuiltIn: (locale, namespace) => locale === 'en-US' && namespace === 'public',
    fallback: () => Promise.resolve(builtIn),
  })
  return { time, fetch, load }
}

describe('texts of a locale host', () => {
  test('come from the file of their language and namespace', async () => {
    const { fetch, load } = begin(() => Promise.resolve(Response.json(hosted)))
    expect(await load('en-GB', 'portal')).toEqual(hosted)
    expect(fetch.mock.calls[0]?.[0]).toBe('/locales/en-GB/portal.json')
  })

  test('are not requested from the host for the first page', async () => {
    const { fetch, load } = begin(() => Promise.resolve(Response.json(hosted)))
    expect(await load('en-US', 'public')).toEqual(builtIn)
    expect(fetch).not.toHaveBeenCalled()
  })

  test.each([
    ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has no such file', () => Promise.resolve(new Response('No', { status: 404 }))],
    ['answers with a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['answers with a list', () => Promise.resolve(Response.json([]))],
    ['answers with null', () => Promise.resolve(Response.json(null))],
  ])('fall back to the built-in ones if the host %s', async (_, answer) => {
    expect(await begin(answer).load('en-GB', 'portal')).toEqual(builtIn)
  })

  test('fall back to the built-in ones if the host does not answer in time', async () => {
    const { time, load } = begin(() => new Promise(() => {}))
    const texts = load('en-GB', 'portal')
    await time.advance(3_000)
    expect(await texts).toEqual(builtIn)
  })
})
