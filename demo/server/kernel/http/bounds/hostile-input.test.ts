import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { catalogue, type KnownEndpoint } from '#core/catalogue.ts'
import { bodyLimitOf, commonBodyLimit, type Endpoint } from '#core/platform/api/endpoint.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { getMe, signOut } from '#core/identity/session/endpoints.ts'
import { putUserSettings } from '#core/platform/settings/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { signUp } from '#core/identity/sign-up/endpoints.ts'
import { wireError } from '#core/foundation/errors/wire.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { readMatrix } from '../access/access-matrix.ts'
import { failuresOf } from '../openapi/failures.ts'

// Every response to hostile input is a short error.

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 1_000_000 })
})
afterAll(() => platform.close())

const send = async (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  init: RequestInit & { readonly as?: As; readonly query?: string } = {},
) => {
  const { as, query = '', ...request } = init
  const headers = new Headers(request.headers)
  if (as) headers.set('Authorization', `Bearer ${await platform.tokenOf(as)}`)
  return platform.fetch(`${path}${query}`, { ...request, method, headers })
}

/** Reads an error response and checks that it is short. */
const errorIn = async (response: Response) => {
  const text = await response.text()
  expect(text.length).toBeLessThan(12_000)
  const apiError = z.parse(wireError, JSON.parse(text))
  expect(apiError.errors?.length ?? 0).toBeLessThanOrEqual(20)
  return apiError
}

const repeated = (text: string, times: number): string => Array(times).fill(text).join(',')
const keys = (times: number, value: string): string =>
  Array.from({ length: times }, (_, at) => `"key${at}":${value}`).join(',')

const priced = {
  name: 'A',
  state: 'TX',
  naicsCode: '541512',
  revenue: 1_000_000,
  yearEstablished: 2000,
}
const priceBody = (more: string): string =>
  `{"product":"P100","account":${JSON.stringify(priced)},${more}}`

const nul = String.raw`"\u0000"`
const longKey = 'k'.repeat(250_000)

describe('attacks that once stopped the platform', () => {
  test('a long key over many bad texts', async () => {
    const response = await send(signIn, { body: `{"${longKey}":[${repeated(nul, 27_777)}]}` })
    expect(await errorIn(response)).toMatchObject({ status: 413, code: 'bodyTooLarge' })
  })

  test('the longest accepted key over many bad texts', async () => {
    const key = 'k'.repeat(40_000)
    const response = await send(signIn, { body: `{"${key}":[${repeated(nul, 900)}]}` })
    const { status, errors } = await errorIn(response)
    expect(status).toBe(400)
    expect(errors).toHaveLength(20)
    expect(errors?.[0]?.field?.startsWith('kkkk')).toBe(true)
    expect(errors?.[0]?.field?.endsWith('.0')).toBe(true)
  })

  test('coverages that do not exist', async () => {
    const price = (count: number) =>
      send(calculatePrice, {
        as: 'embedUser',
        body: priceBody(`"coverages":{${keys(count, '{}')}}`),
      })
    expect(await errorIn(await price(70_000))).toMatchObject({ status: 413 })
    expect(await errorIn(await price(3_000))).toMatchObject({
      status: 400,
      code: 'bodyTooComplex',
    })
    expect((await errorIn(await price(400))).errors).toContainEqual({
      field: 'coverages',
      code: 'tooMany',
      detail: 'Coverages has too many entries',
    })
    expect(await errorIn(await price(90))).toMatchObject({ status: 400, code: 'invalidInput' })
  })

  test('names as long as the body, of characters that start an address', async () => {
    const body = {
      invitationCode: 'ABCD-EFGH-JKLM',
      organization: 'Newcomer Brokers',
      firstName: 'Rosa',
      lastName: 'Diaz',
      password: 'lantern-orchard-47-Tide',
      accountType: 'AGENCY',
      email: 'rosa@newcomer.example',
    }
    for (const sign of ['@', '\u200d']) {
      const name = sign.repeat(60_000 / Buffer.byteLength(sign))
      for (const field of ['organization', 'firstName', 'lastName'] as const) {
        const response = await send(signUp, { body: JSON.stringify({ ...body, [field]: name }) })
        const { status, errors } = await errorIn(response)
        expect([status, errors?.map(({ code }) => code)]).toEqual([400, ['tooLong']])
      }
    }
  })

  test('invalid domains', async () => {
    const verify = (count: number) =>
      send(verifyAccount, {
        as: 'agent',
        body: `{"accountId":"x","domains":[${repeated('1', count)}]}`,
      })
    expect(await errorIn(await verify(130_000))).toMatchObject({ status: 413 })
    expect(await errorIn(await verify(30_000))).toMatchObject({ code: 'bodyTooComplex' })
    expect((await errorIn(await verify(900))).errors).toMatchObject([
      { field: 'domains', code: 'tooMany' },
    ])
    const { status, errors } = await errorIn(await verify(90))
    expect(status).toBe(400)
    expect(errors).toHaveLength(20)
  })
})

const hostile: Readonly<Record<string, string>> = {
  'a wide object': `{${keys(100_000, '1')}}`,
  'a wide object within the bytes': `{${keys(900, '1')}}`,
  'a key as long as the body': `{"${'k'.repeat(65_000)}":"\\u0000"}`,
  'a key that no database stores': '{"a":{"\\u0000":1,"\\ud800":2}}',
  'a megabyte of openings': '['.repeat(1_000_000),
  'openings within the bytes': '['.repeat(65_000),
  'objects in one another': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'a depth that is just read': `${'{"a":'.repeat(12)}"\\u0000"${'}'.repeat(12)}`,
  'names of prototypes':
    '{"__proto__":{"username":"a"},"constructor":{"prototype":1},"toString":1}',
  'names of prototypes with bad texts': `{"__proto__":["\\u0000"],"constructor":["\\ud800"]}`,
  'numbers beyond all': '{"revenue":1e400,"username":-1e400,"password":1e-400}',
  'a number of many digits': `{"username":${'9'.repeat(60_000)}}`,
  'halves of a pair': String.raw`{"username":"\ud800","password":"\udfff\ud800"}`,
  'halves of a pair in a list': `{"username":[${repeated(String.raw`"\ud83d"`, 900)}]}`,
  'many escapes': `{"username":"${String.raw`\"`.repeat(30_000)}"}`,
  'a text without an end': `"${'\\'.repeat(60_000)}`,
  'many wrong types': `{"username":[${repeated('{}', 200)}],"password":{"a":[${repeated('[]', 200)}]}}`,
}

const matrix = readMatrix()

/** A caller with permission. A body is read in the same way for all of them. */
const callerOf = ({ id, audience }: KnownEndpoint): As => {
  if (audience === 'public') return undefined
  const cells = matrix.get(id)
  const caller = (['admin', 'agent', 'agency', 'customer', 'mssp'] as const).find(
    (each) => cells?.[each] !== 'none',
  )
  return caller ?? 'embedUser'
}

describe.each(Object.entries(hostile))('%s', (_, body) => {
  // it accepts any object, and would sign the later calls out
  const taking = catalogue.filter((endpoint) => endpoint.body && endpoint.id !== signOut.id)

  test('makes no call fail', async () => {
    for (const endpoint of taking) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'P100') as `/${string}`
      for (const as of new Set([callerOf(endpoint), undefined])) {
        const response = await send({ ...endpoint, path }, { body, as })
        expect(response.status, `${endpoint.id} as ${JSON.stringify(as)}`).toBeLessThan(500)
        if (response.ok) continue
        const { code } = await errorIn(response)
        const described = failuresOf(endpoint).get(response.status) ?? []
        expect([endpoint.id, described]).toEqual([endpoint.id, expect.arrayContaining([code])])
      }
    }
    expect(platform.logged).toEqual([])
    const stillIn = await send(getMe, { as: 'agent' })
    expect(stillIn.status).toBe(200)
  })
})

describe('limits of a body', () => {
  test.each(catalogue.filter((endpoint) => endpoint.body))(
    '$id reads no more',
    async (endpoint) => {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'P100') as `/${string}`
      const body = JSON.stringify('x'.repeat(bodyLimitOf(endpoint).bytes))
      const response = await send({ ...endpoint, path }, { as: 'admin', body })
      // a call without permission is rejected before anything is read
      expect([401, 403, 413]).toContain(response.status)
    },
  )

  test('are part of the OpenAPI document', async () => {
    const document = (await (await platform.fetch('/openapi.json')).json()) as {
      paths: Record<string, Record<string, { requestBody: object; responses: object }>>
    }
    const operation = document.paths[signIn.path]?.['post']
    expect(operation?.requestBody).toMatchObject({ 'x-body-limit': commonBodyLimit })
    expect(Object.keys(operation?.responses ?? {})).toContain('413')
    const settings = document.paths[putUserSettings.path]?.['put']?.requestBody
    expect(settings).toMatchObject({
      content: { 'application/json': { schema: { maxProperties: 200 } } },
    })
  })
})

describe('addresses and headers', () => {
  const listing = (query: string, headers: HeadersInit = {}) =>
    send(searchQuotes, { as: 'agent', query, headers })

  test.each([
    ['an address without an end', `?search=${'x'.repeat(20_000)}`, 414, 'addressTooLong'],
    ['a long search', `?search=*${'x'.repeat(300)}*`, 400, 'invalidInput'],
    ['a long sort', `?sort=${'x'.repeat(300)},asc`, 400, 'invalidInput'],
    ['a long instant', `?after=2026-01-01T00:00:00.${'0'.repeat(300)}Z`, 400, 'invalidInput'],
    ['a long page', `?page=${'1'.repeat(300)}`, 400, 'invalidInput'],
    [
      'a filter of many values',
      `?filter={"status":[${repeated('"A"', 200)}]}`,
      400,
      'invalidInput',
    ],
    ['a filter of many fields', `?filter={${keys(30, '[]')}}`, 400, 'invalidInput'],
    ['a deep filter', `?filter=${'['.repeat(3_900)}`, 400, 'invalidInput'],
    ['a filter of prototypes', '?filter={"constructor":["b"]}', 400, 'unknownFilter'],
    ['a filter of an object’s prototype', '?filter={"__proto__":["a"]}', 400, 'invalidInput'],
    [
      'a filter of an object’s prototype next to a known one',
      '?filter={"status":["READY"],"__proto__":["a"]}',
      400,
      'invalidInput',
    ],
  ])('%s is rejected', async (_, query, status, code) => {
    const apiError = await errorIn(await listing(query))
    expect(apiError).toMatchObject({ status, code })
  })

  test.each([
    ['Idempotency-Key', 200],
    ['Accept-Language', 2_000],
    ['X-Parapet-Region', 100],
    ['X-Parapet-Timezone', 200],
    ['X-Request-Id', 300],
    ['Cookie', 20_000],
    ['X-Forwarded-For', 5_000],
    ['Origin', 1_000],
  ])('a long %s is rejected', async (name, length) => {
    const apiError = await errorIn(await listing('', { [name]: 'x'.repeat(length) }))
    expect(apiError).toMatchObject({ status: 431, code: 'headerTooLong' })
  })

  test('a long token is rejected', async () => {
    const response = await send(searchQuotes, {
      headers: { Authorization: `Bearer ${'x'.repeat(10_000)}` },
    })
    expect(await errorIn(response)).toMatchObject({ status: 431 })
  })

  test('an id longer than any is not found', async () => {
    const response = await platform.fetch(`/api/quote/v1/${'x'.repeat(500)}`, {
      headers: { Authorization: `Bearer ${await platform.tokenOf('agent')}` },
    })
    expect(await errorIn(response)).toMatchObject({ status: 404 })
  })
})
