import * as z from 'zod/mini'
import type { Endpoint, Shape } from '#core/platform/api/endpoint.ts'
import { fieldOf, maxFieldErrors, ApiError, type FieldError } from '../api-error.ts'
import { keyOfText, type ServerWording } from '../wording.ts'

/** The parts of a request as received. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

type Issue = z.core.$ZodIssue

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object'
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    raw,
  )

const primitivesOf = (issue: Issue): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(issue).flatMap(([name, value]) =>
      typeof value === 'number' || (typeof value === 'string' && name !== 'message')
        ? [[name, value]]
        : [],
    ),
  )

const codeOf = (issue: Issue, raw: unknown, wording: ServerWording): string => {
  if (keyOfText(wording, issue.message)) return issue.message
  return valueAt(raw, issue.path) === undefined ? 'required' : 'invalid'
}

const fieldErrorOf = (issue: Issue, raw: unknown, wording: ServerWording): FieldError => ({
  code: codeOf(issue, raw, wording),
  params: primitivesOf(issue),
  ...(issue.path.length > 0 && { field: fieldOf(issue.path) }),
})

/** Text that databases cannot store: a NUL or a lone surrogate. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** A name that map shapes skip, so its value would be lost silently. */
const isLostName = (name: string): boolean => name === '__proto__'

/** A value of an input with its path. */
interface Entry {
  readonly value: unknown
  readonly path: readonly string[]
}

const invalidAt = (path: readonly string[]): FieldError => ({
  code: 'invalid',
  ...(path.length > 0 && { field: fieldOf(path) }),
})

/** Fields with such a text or name in order, up to the maximum of a response. */
const findUnstorable = (input: unknown): readonly FieldError[] => {
  const fieldErrors: FieldError[] = []
  const open: Entry[] = [{ value: input, path: [] }]
  for (let entry = open.pop(); entry && fieldErrors.length < maxFieldErrors; entry = open.pop()) {
    const { value, path } = entry
    if (typeof value === 'string' && isUnstorable(value)) fieldErrors.push(invalidAt(path))
    if (value === null || typeof value !== 'object') continue
    for (const [key, inner] of Object.entries(value).reverse()) {
      if (isUnstorable(key) || isLostName(key)) fieldErrors.push(invalidAt(path))
      else open.push({ value: inner, path: [...path, key] })
    }
  }
  return fieldErrors
}

const refused = (fieldErrors: readonly FieldError[]): ApiError =>
  new ApiError('invalidInput', { fieldErrors })

const decodePart = (shape: Shape | undefined, raw: unknown, wording: ServerWording): unknown => {
  if (!shape) return undefined
  const unstorable = findUnstorable(raw)
  if (unstorable.length > 0) throw refused(unstorable)
  const result = z.safeDecode(shape, raw)
  if (result.success) return result.data
  throw refused(
    result.error.issues.slice(0, maxFieldErrors).map((issue) => fieldErrorOf(issue, raw, wording)),
  )
}

/** An id that no record can have is not found, even if other input is invalid. */
const decodeParams = (shape: Shape | undefined, raw: unknown, wording: ServerWording): unknown => {
  try {
    return decodePart(shape, raw, wording)
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError('notFound')
    throw error
  }
}

/** The parts of a request decoded by the endpoint's shapes; otherwise one error per field. */
export const decodeInput = (endpoint: Endpoint, raw: RawInput, wording: ServerWording) => ({
  params: decodeParams(endpoint.params, raw.params, wording),
  query: decodePart(endpoint.query, raw.query, wording),
  body: decodePart(endpoint.body, raw.body, wording),
})
