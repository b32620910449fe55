import * as z from 'zod/mini'
import type { Endpoint, Shape } from './endpoint.ts'
import { wireText } from './transport.ts'

/** A call in wire form. */
export interface WireCall {
  readonly path: string
  /** The values of the path's parameters. */
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const encodePart = (shape: Shape | undefined, value: unknown): unknown =>
  shape === undefined ? undefined : z.encode(shape, value)

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** One segment of a path. A segment of dots would change the path in any encoding. */
const segmentOf = (name: string, value: unknown): string => {
  const text = wireText(value)
  if (['', '.', '..'].includes(text))
    throw new TypeError(`Invalid path parameter: ${name} is "${text}"`)
  return encodeURIComponent(text)
}

/** Fills parameters into a path such as `/api/{product}/{id}`. */
const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(name, params[name]))

/** Encodes input by the endpoint's shapes; throws when it is invalid. */
export const encodeCall = (endpoint: Endpoint, input: Parts): WireCall => {
  const params = fieldsOf(encodePart(endpoint.params, input.params))
  return {
    path: fillPath(endpoint.path, params),
    params,
    query: fieldsOf(encodePart(endpoint.query, input.query)),
    body: encodePart(endpoint.body, input.body),
  }
}
