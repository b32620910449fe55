import { createConfig, lintFromString } from '@redocly/openapi-core'
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

const document = openApiOf('https://platform.example', '0.0.0')
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>

describe('the OpenAPI document', () => {
  test('is valid by the recommended rules', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'operation-tag-defined': 'error',
        'operation-singular-tag': 'error',
        // the addresses are fixed, and some have words and ids in the same place
        'no-ambiguous-paths': 'off',
      },
    })
    const source = JSON.stringify(document)
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    const lines = problems.map(
      ({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer ?? ''}: ${message}`,
    )
    expect(lines).toEqual([])
  })

  test('describes every call once', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      catalogue.map(({ id }) => id).toSorted(),
    )
  })

  test('takes a key for calls that run once per key', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    const keyed = operations.filter(({ parameters }) =>
      parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key'),
    )
    expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual(
      catalogue
        .filter(({ idempotency }) => idempotency === 'key')
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('requires a token for calls that are rejected without one', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    const closed = operations.filter(({ security }) => security.length > 0)
    expect(closed.map(({ operationId }) => operationId).toSorted()).toEqual(
      catalogue
        .filter(({ audience }) => audience === 'token')
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('gives every call a short, unique title and describes it in sentences', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    const titles = operations.map(({ summary }) => summary)
    expect(new Set(titles).size).toBe(titles.length)
    for (const { summary, description } of operations) {
      expect(summary).toMatch(/^[A-Z].{2,48}[^.]$/)
      expect(description ?? 'None.').toMatch(/^[A-Z].*\.$/)
    }
  })

  test.each(catalogue.map((endpoint) => [endpoint.id, endpoint] as const))(
    'shows an example of %s that its shapes take',
    (_id, endpoint) => {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      expect(operation?.operationId).toBe(endpoint.id)
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
      expect(body === undefined).toBe(endpoint.body === undefined)
      const bare = (operation?.parameters ?? []).filter(
        ({ required, example }) => required && example === undefined,
      )
      expect(bare.map(({ name }) => name)).toEqual([])
    },
  )

  test('describes rate limits, when to call again, and the effect of impersonation', () => {
    expect(paths['/api/auth/v1/login']?.post).toMatchObject({
      'x-rate-limit': { ip: { calls: expect.any(Number), seconds: expect.any(Number) } },
      responses: {
        429: {
          description: expect.stringMatching(/\d+ in 60 s from one address/),
          headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
        },
      },
    })
    expect(paths['/api/auth/v1/me/password']?.put).toMatchObject({ 'x-impersonation': 'refused' })
    expect(paths['/api/auth/v1/me']?.get).toMatchObject({ 'x-impersonation': 'unrecorded' })
  })

  test('names the sorts and filters of each list, and no others', () => {
    for (const list of listCatalogue) {
      const { endpoint } = list
      const { parameters = [] } = paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {}
      const parameterOf = (name: string) => parameters.find((parameter) => parameter.name === name)
      const fields = list.sorts.flatMap((field) => [`${field},asc`, `${field},desc`])
      expect(parameterOf('sort')?.schema).toMatchObject({ enum: fields, default: list.defaultSort })
      const { schema } = parameterOf('filter')?.content?.['application/json'] ?? {}
      expect(Object.keys(schema?.properties ?? {})).toEqual(Object.keys(list.filters))
      for (const [name, filter] of Object.entries(list.filters)) {
        if (filter.kind !== 'anyOf') continue
        expect(schema?.properties?.[name]).toMatchObject({ items: { enum: filter.values } })
      }
      expect(parameterOf('search') !== undefined).toBe(list.isSearchable)
      expect(parameterOf('after') !== undefined).toBe(list.hasDateFilter)
    }
  })

  test('refers to recursive parts of shapes by name', () => {
    const settings = paths['/api/user/v1/settings']?.get?.responses['200']
    expect(settings).toMatchObject({
      content: {
        'application/json': {
          schema: {
            additionalProperties: { $ref: '#/components/schemas/GetUserSettingsValue' },
          },
        },
      },
    })
    expect(document.components).toMatchObject({
      schemas: {
        GetUserSettingsValue: {
          anyOf: expect.arrayContaining([
            expect.objectContaining({
              items: { $ref: '#/components/schemas/GetUserSettingsValue' },
            }),
          ]),
        },
      },
    })
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
