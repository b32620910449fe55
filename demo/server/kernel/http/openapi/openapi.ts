import type { Handler } from 'hono'
import { taggedEndpoints, type KnownEndpoint } from '#core/catalogue.ts'
import { encodeCall, type WireCall } from '#core/platform/api/encode.ts'
import { bodyLimitOf, rateLimitOf, type Endpoint, type Shape } from '#core/platform/api/endpoint.ts'
import { headerNames, idempotencyKeyPattern } from '#core/platform/api/headers.ts'
import { impersonationOf } from '#core/platform/permissions/impersonation.ts'
import { baseRegion } from '#core/foundation/region/regions.ts'
import { exampleRecords } from '#core/samples/example-records.ts'
import { sampleOf } from '#core/samples/samples.ts'
import { wireError } from '#core/foundation/errors/wire.ts'
import type { Config } from '../../services.ts'
import type { Env } from '../bindings.ts'
import { limitGroups } from '../bounds/rate-limits.ts'
import { failuresOf, failureText } from './failures.ts'
import { withListParameters } from './openapi-lists.ts'
import { createSchemas, type Json, type Schemas } from './schemas.ts'

const parametersOf = (
  shape: Shape | undefined,
  where: 'path' | 'query',
  examples: Readonly<Record<string, unknown>>,
  schemas: Schemas,
): readonly Json[] => {
  if (!shape) return []
  const { properties = {}, required = [] } = schemas.of(shape, where) as {
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

const successOf = ({ id, answer, returns }: Endpoint, schemas: Schemas): Json => {
  if (returns === 'file') {
    return {
      200: { description: 'The file', content: { 'application/octet-stream': {} } },
      204: { description: 'There is no file' },
    }
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
  return { 200: { description: 'OK', content: jsonContent(schemas.of(answer, id)) } }
}

const errorContent = jsonContent({ $ref: '#/components/schemas/WireError' })

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

const failureResponses = (endpoint: KnownEndpoint): Json => ({
  ...Object.fromEntries(
    [...failuresOf(endpoint)].map(([status, codes]) => [
      status,
      {
        description: failureText(endpoint, codes),
        ...(status === 429 && { headers: retryAfter }),
        content: errorContent,
      },
    ]),
  ),
  default: { $ref: '#/components/responses/OtherError' },
})

/** The idempotency key of a call. */
const keyParameter: Json = {
  name: headerNames.idempotencyKey,
  in: 'header',
  required: false,
  description:
    'A random value of your own, such as a UUID, that makes a repeated call safe. Send the same key when you repeat a call whose answer you did not get: the call runs once, and for 24 hours you get its first answer, marked by `Idempotent-Replayed: true`. The same key with a different input is rejected.',
  schema: { type: 'string', minLength: 8, maxLength: 128, pattern: idempotencyKeyPattern.source },
}

const permissionTexts = { any: '', none: 'Not available to users.' } as const

const permissionText = ({ permission = 'any' }: Endpoint): string =>
  permission === 'any' || permission === 'none'
    ? permissionTexts[permission]
    : `Requires the ${permission} permission.`

/** The effect of an endpoint and its permitted callers; undefined if the title is enough. */
const descriptionOf = (endpoint: Endpoint): string | undefined =>
  [endpoint.description ?? '', permissionText(endpoint)].filter(Boolean).join(' ') || undefined

/** The sample of an endpoint in wire form. */
const exampleOf = (endpoint: Endpoint): WireCall =>
  encodeCall(endpoint, sampleOf(endpoint, exampleRecords))

const operationOf = (
  endpoint: KnownEndpoint,
  tag: string,
  schemas: Schemas,
  example = exampleOf(endpoint),
): Json => ({
  operationId: endpoint.id,
  tags: [tag],
  summary: endpoint.summary,
  description: descriptionOf(endpoint),
  'x-source': endpoint.source,
  'x-rate-limit': limitGroups[rateLimitOf(endpoint)],
  ...(endpoint.audience === 'token' && { 'x-impersonation': impersonationOf(endpoint) }),
  security: endpoint.audience === 'token' ? [{ bearer: [] }] : [],
  parameters: [
    ...parametersOf(endpoint.params, 'path', example.params, schemas),
    ...withListParameters(
      endpoint.id,
      parametersOf(endpoint.query, 'query', example.query, schemas),
    ),
    ...(endpoint.idempotency === 'key' ? [keyParameter] : []),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: jsonContent(schemas.of(endpoint.body, endpoint.id), { example: example.body }),
      'x-body-limit': bodyLimitOf(endpoint),
    },
  }),
  responses: { ...successOf(endpoint, schemas), ...failureResponses(endpoint) },
})

/** The OpenAPI 3.1 document of the whole catalogue. */
export const openApiOf = (serverUrl: string, version: string): Json => {
  const schemas = createSchemas()
  const errorSchema = schemas.of(wireError, 'wireError')
  const paths: Record<string, Json> = {}
  for (const { tag, endpoints } of taggedEndpoints) {
    for (const endpoint of endpoints) {
      const path = (paths[endpoint.path] ??= {})
      path[endpoint.method.toLowerCase()] = operationOf(endpoint, tag, schemas)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parapet API',
      version,
      description: 'Quoting, binding, billing and administration of cyber insurance.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: serverUrl, description: 'The platform that serves this document' }],
    tags: taggedEndpoints.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      headers: {
        RetryAfter: {
          description: 'Seconds after which the call may be repeated.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      responses: {
        OtherError: {
          description:
            'Any other error: 500 for a defect of the platform, and 503 with `Retry-After` while it is overloaded or can’t reach its database.',
          headers: retryAfter,
          content: errorContent,
        },
      },
      schemas: { WireError: errorSchema, ...schemas.components },
    },
  }
}

/** Serves the document, which is created at the first request. */
export const createOpenApi = (config: Config): Handler<Env> => {
  let text: string | undefined
  return (c) => {
    text ??= JSON.stringify(openApiOf(config.origins.portal[baseRegion], config.clientVersion))
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  }
}
