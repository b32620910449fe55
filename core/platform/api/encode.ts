import * as z from 'zod/mini'
import type { Endpoint, Shape } from './endpoint.ts'
import { wireText } from './transport.ts'

/** A call as it goes over the wire. */
export interface WireCall {
  readonly path: string
  /** What fills the path's parameters. */
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

/** One segment of a path. Dots alone would lead elsewhere, however they are written. */
const segmentOf = (name: string, value: unknown): string => {
  const text = wireText(value)
  if (['', '.', '..'].includes(text)) throw new TypeError(`No path parameter: ${name} is "${text}"`)
  return encodeURIComponent(text)
}

/** Puts parameters into `/api/{product}/{id}`. */
const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(name, params[name]))

/** Turns input into wire form by the endpoint's shapes; throws when a shape refuses it. */
export const encodeCall = (endpoint: Endpoint, input: Parts): WireCall => {
  const params = fieldsOf(encodePart(endpoint.params, input.params))
  return {
    path: fillPath(endpoint.path, params),
    params,
    query: fieldsOf(encodePart(endpoint.query, input.query)),
    body: encodePart(endpoint.body, input.body),
  }
}
