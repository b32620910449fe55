import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { headerNames, idempotencyKeyPattern } from '#core/platform/api/headers.ts'
import { fieldError } from '../api-error.ts'
import { hashOfToken } from '../one-time-token.ts'
import { modeOf, type Viewer } from '../viewer.ts'

/** A call that runs once for its key. */
export interface CallKey {
  /** The `Idempotency-Key` as sent. */
  readonly key: string
  readonly caller: string
  readonly endpoint: string
  readonly keyHash: string
  readonly inputHash: string
}

/**
 * The owner of the keys. Staff who impersonate a user, and a user's other accounts, have their own
 * keys.
 */
const callerOf = (viewer: Viewer, ip: string): readonly unknown[] => {
  switch (viewer.kind) {
    case 'user':
      return [viewer.userId, viewer.accountId]
    case 'key':
      return [viewer.keyId, viewer.embedUserId]
    case 'record':
      return [viewer.grant.kind, viewer.grant.id, viewer.agencyId, viewer.workflowId]
    case 'anonymous':
      return [ip]
  }
}

const sorted = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Equal for inputs with the same values, regardless of the order of fields. */
const hashOf = (value: unknown): string => hashOfToken(JSON.stringify(value, sorted))

/** The key of a call; undefined if the call has none or its endpoint takes none. */
export const callKeyOf = (
  { id, idempotency }: Pick<Endpoint, 'id' | 'idempotency'>,
  request: Request,
  { viewer, ip }: { readonly viewer: Viewer; readonly ip: string },
  input: unknown,
): CallKey | undefined => {
  const key = request.headers.get(headerNames.idempotencyKey)
  if (idempotency !== 'key' || key === null) return undefined
  if (!idempotencyKeyPattern.test(key))
    throw fieldError('idempotencyKeyInvalid', headerNames.idempotencyKey)
  return {
    key,
    caller: hashOf([viewer.kind, modeOf(viewer), ...callerOf(viewer, ip)]),
    endpoint: id,
    keyHash: hashOfToken(key),
    inputHash: hashOf(input),
  }
}
