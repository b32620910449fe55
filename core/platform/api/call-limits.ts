import { bodyLimitOf, type Endpoint } from './endpoint.ts'
import { isRaw } from './transport.ts'

/** Milliseconds until a call without a complete response fails. */
export const timeoutMs = 60_000

/**
 * The timeout of uploads, and of a download once its response has begun: a slow network takes minutes
 * for some megabytes.
 */
export const fileLimit = 300_000

/** A JSON body above this many bytes counts as an upload, because only files are that large. */
const maxFormBytes = 524_288

/** Milliseconds until the response of a call must be complete; of a download, until it must begin. */
export const limitOf = (endpoint: Pick<Endpoint, 'bodyLimit'>, body: unknown): number => {
  const isUpload = isRaw(body) || (body !== undefined && bodyLimitOf(endpoint).bytes > maxFormBytes)
  return isUpload ? fileLimit : timeoutMs
}
