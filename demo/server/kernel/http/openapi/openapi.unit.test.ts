import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { catalogue } from '#core/catalogue.ts'
import { listCatalogue } from '#core/list-catalogue.ts'
import { openApiOf } from './openapi.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly example?: unknown
    readonly schema?: unknown
    readonly content?: Readonly<
      Record<
        string,
        { readonly schema: { readonly properties?: Readonly<Record<string, unknown>> } }
      >
    >
  }[]
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: unknown; readonly example?: unknown }>
    >
  }
  readonly responses: Readonly<Record<string, unknown>>
  readonly security: readonly unknown[]
}

const document = openApiOf('http://localhost', '0.0.0')
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>

describe('the OpenAPI document', () => {
  test.each(catalogue.map((endpoint) => [endpoint.id, endpoint] as const))(
    'describes %s',
    (id, endpoint) => {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      expect(operation?.operationId).toBe(id)
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? []
      expect(new Set(inPath.map(({ name }) => name))).toEqual(new Set(named))
      expect(inPath.every(({ required }) => required)).toBe(true)
      expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined)
      const headers = operation?.parameters.filter((parameter) => parameter.in === 'header') ?? []
      expect(headers.map(({ name, required }) => [name, required])).toEqual(
        endpoint.idempotency === 'key' ? [['Idempotency-Key', false]] : [],
      )
      expect(operation?.security).toHaveLength(endpoint.audience === 'token' ? 1 : 0)
    },
  )

  test('titles every call in a few words, each its own, and describes it in sentences', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    const titles = operations.map(({ summary }) => summary)
    expect(new Set(titles).size).toBe(titles.length)
    for (const { summary, description } of operations) {
      expect(summary).toMatch(/^[A-Z].{2,48}[^.]$/)
      expect(description ?? 'None.').toMatch(/^[A-Z].*\.$/)
    }
  })

  test('has ids and paths once', () => {
    const ids = catalogue.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const calls = catalogue.map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    )
    expect(new Set(calls).size).toBe(calls.length)
  })

  test.each(catalogue.map((endpoint) => [endpoint.id, endpoint] as const))(
    'shows an example of %s that its shapes take',
    (_id, endpoint) => {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      const examples = (where: string): Readonly<Record<string, unknown>> =>
        Object.fromEntries(
          (operation?.parameters ?? [])
            .filter(({ in: place, example }) => place === where && example !== undefined)
            .map(({ name, example }) => [name, example]),
        )
      const body = operation?.requestBody?.content['application/json']?.example
      const parts = [
        [endpoint.params, examples('path')],
        [endpoint.query, examples('query')],
        [endpoint.body, body],
      ] as const
      const fieldErrors = parts.flatMap(([shape, example]) =>
        // an example is a wire value of the endpoint's shape
        shape ? (z.safeDecode(shape, example as never).error?.issues ?? []) : [],
      )
      expect(fieldErrors).toEqual([])
    },
  )

  test('describes rate limits and the effect of impersonation', () => {
    expect(paths['/api/auth/v1/login']?.post).toMatchObject({
      'x-rate-limit': { ip: { calls: expect.any(Number), seconds: expect.any(Number) } },
    })
    expect(paths['/api/auth/v1/me/password']?.put).toMatchObject({ 'x-impersonation': 'refused' })
    expect(paths['/api/auth/v1/me']?.get).toMatchObject({ 'x-impersonation': 'unrecorded' })
  })

  test('names the sorts and filters of each list, and no others', () => {
    for (const list of listCatalogue) {
      const { endpoint } = list
      const { parameters = [] } = paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {}
      const named = (name: string) => parameters.find((parameter) => parameter.name === name)
      const fields = list.sorts.flatMap((field) => [`${field},asc`, `${field},desc`])
      expect(named('sort')?.schema).toMatchObject({ enum: fields, default: list.defaultSort })
      const { schema } = named('filter')?.content?.['application/json'] ?? {}
      expect(Object.keys(schema?.properties ?? {})).toEqual(Object.keys(list.filters))
      for (const [name, filter] of Object.entries(list.filters)) {
        if (filter.kind !== 'anyOf') continue
        expect(schema?.properties?.[name]).toMatchObject({ items: { enum: filter.values } })
      }
      expect(named('search') !== undefined).toBe(list.isSearched)
      expect(named('after') !== undefined).toBe(list.isDated)
    }
  })

  test('shows shapes in wire form', () => {
    const signIn = paths['/api/auth/v1/login']?.post
    expect(signIn?.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['username', 'password'],
    })
    expect(document.openapi).toBe('3.1.0')
  })
})
