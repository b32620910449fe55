import type { Handler } from 'hono'
import * as z from 'zod/mini'
import { catalogue, type KnownEndpoint } from '#core/catalogue.ts'
import { statusOf, type ErrorCode } from '#core/error-catalogue.ts'
import { encodeCall, type WireCall } from '#core/platform/api/encode.ts'
import { bodyLimitOf, rateLimitOf, type Endpoint, type Shape } from '#core/platform/api/endpoint.ts'
import { headerNames, idempotencyKeyPattern } from '#core/platform/api/headers.ts'
import { impersonationOf } from '#core/platform/authority/impersonation.ts'
import { exampleRecords } from '#core/samples/example-records.ts'
import { sampleOf } from '#core/samples/samples.ts'
import { wireError } from '#core/foundation/errors/wire.ts'
import { mostKeysIn } from '#core/foundation/validation/bounded.ts'
import type { Config } from '../../services.ts'
import type { Env } from '../bindings.ts'
import { withListParameters } from './openapi-lists.ts'
import { limitGroups } from '../bounds/rate-limits.ts'

type Json = Record<string, unknown>

/** The bound of a map is a check of ours, which JSON Schema has a keyword for. */
const addMostKeys: NonNullable<z.core.ToJSONSchemaParams['override']> = ({
  zodSchema: {
    _zod: { def },
  },
  jsonSchema,
}) => {
  if (def.type !== 'record') return
  const most = mostKeysIn(def.checks ?? [])
  if (most !== undefined) jsonSchema.maxProperties = most
}

/** The wire form of a shape: the input of its codecs. */
const schemaOf = (shape: Shape): Json => {
  const schema: Json = {
    ...z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', override: addMostKeys }),
  }
  // the document names its dialect once
  delete schema.$schema
  return schema
}

const parametersOf = (
  shape: Shape | undefined,
  where: 'path' | 'query',
  examples: Readonly<Record<string, unknown>>,
): readonly Json[] => {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape) as {
    readonly properties?: Json
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
    ...(examples[name] !== undefined && { example: examples[name] }),
  }))
}

const jsonContent = (schema: Json, more: Json = {}): Json => ({
  'application/json': { schema, ...more },
})

const successOf = ({ answer, returns }: Endpoint): Json => {
  if (returns === 'file') {
    return { 200: { description: 'File', content: { 'application/octet-stream': {} } } }
  }
  if (returns === 'stream') {
    return { 200: { description: 'Server-sent events', content: { 'text/event-stream': {} } } }
  }
  if (returns === 'redirect') {
    return {
      302: {
        description: 'Redirect',
        headers: { Location: { schema: { type: 'string' } } },
      },
    }
  }
  if (!answer) return { 204: { description: 'No content' } }
  return { 200: { description: 'OK', content: jsonContent(schemaOf(answer)) } }
}

const errorContent = jsonContent({ $ref: '#/components/schemas/WireError' })

/** Errors of every call with a body. */
const bodyErrors = ['bodyTooComplex', 'bodyTooLarge'] as const

/** Errors of every call. */
const commonErrors = ['tooManyRequests', 'overloaded'] as const

/** Errors of every call that is repeated by its key. */
const keyErrors = ['invalidInput', 'answerNotStored', 'idempotencyKeyReused', 'busy'] as const

/** Known errors by status, each with all of its codes. */
const failuresOf = ({ errors = [], body, idempotency }: KnownEndpoint): Json => {
  const codes = new Map<number, ErrorCode[]>()
  const known = [
    ...errors,
    ...(body ? bodyErrors : []),
    ...commonErrors,
    ...(idempotency === 'key' ? keyErrors : []),
  ]
  for (const code of new Set(known)) {
    codes.set(statusOf(code), [...(codes.get(statusOf(code)) ?? []), code])
  }
  return Object.fromEntries(
    [...codes].map(([status, names]) => [
      status,
      { description: names.join(', '), content: errorContent },
    ]),
  )
}

/** The key of a call that acts once for it. */
const keyParameter: Json = {
  name: headerNames.idempotencyKey,
  in: 'header',
  required: false,
  description:
    'A random value of your own, such as a UUID, that makes a repeated call safe. Send the same key when you repeat a call whose answer you did not get: the call acts once, and you get its first answer for 24 hours, marked by `Idempotent-Replayed: true`. The same key with another input is refused.',
  schema: { type: 'string', minLength: 8, maxLength: 128, pattern: idempotencyKeyPattern.source },
}

const permissionTexts = { any: '', none: 'Not available to users.' } as const

const permissionText = ({ permission = 'any' }: Endpoint): string =>
  permission === 'any' || permission === 'none'
    ? permissionTexts[permission]
    : `Requires the ${permission} permission.`

/** What a call does, and who may make it; undefined when its title says it all. */
const descriptionOf = (endpoint: Endpoint): string | undefined =>
  [endpoint.description ?? '', permissionText(endpoint)].filter(Boolean).join(' ') || undefined

/** The sample of an endpoint in wire form. */
const exampleOf = (endpoint: Endpoint): WireCall =>
  encodeCall(endpoint, sampleOf(endpoint, exampleRecords))

const operationOf = (endpoint: KnownEndpoint, example = exampleOf(endpoint)): Json => ({
  operationId: endpoint.id,
  summary: endpoint.summary,
  description: descriptionOf(endpoint),
  'x-source': endpoint.source,
  'x-rate-limit': limitGroups[rateLimitOf(endpoint)],
  ...(endpoint.audience === 'token' && { 'x-impersonation': impersonationOf(endpoint) }),
  security: endpoint.audience === 'token' ? [{ bearer: [] }] : [],
  parameters: [
    ...parametersOf(endpoint.params, 'path', example.params),
    ...withListParameters(endpoint.id, parametersOf(endpoint.query, 'query', example.query)),
    ...(endpoint.idempotency === 'key' ? [keyParameter] : []),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: jsonContent(schemaOf(endpoint.body), { example: example.body }),
      'x-body-limit': bodyLimitOf(endpoint),
    },
  }),
  responses: {
    ...successOf(endpoint),
    ...failuresOf(endpoint),
    default: { description: 'Other error', content: errorContent },
  },
})

/** The OpenAPI 3.1 document of the whole catalogue. */
export const openApiOf = (serverUrl: string, version: string): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of catalogue) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parapet API',
      version,
      description: 'Quoting, binding, billing and administration of cyber insurance.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { WireError: schemaOf(wireError) },
    },
  }
}

/** Serves the document, made at the first request. */
export const createOpenApi = (config: Config): Handler<Env> => {
  let text: string | undefined
  return (c) => {
    text ??= JSON.stringify(openApiOf(config.origins.portal, config.clientVersion))
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  }
}
