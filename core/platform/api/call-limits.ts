import { bodyLimitOf, type Endpoint } from './endpoint.ts'
import { isRaw } from './transport.ts'

/** Milliseconds until a call without a whole answer counts as failed. */
export const answerLimit = 60_000

/**
 * The same for uploads, and for the bytes of a download once its answer has begun: a slow network takes
 * minutes for some megabytes.
 */
export const fileLimit = 300_000

/** Bytes of a JSON body above which it is an upload: only files are that large. */
const largestForm = 524_288

/** Milliseconds that a call may take until its answer is here; for a download, until it begins. */
export const limitOf = (endpoint: Pick<Endpoint, 'bodyLimit'>, body: unknown): number => {
  const isUpload = isRaw(body) || (body !== undefined && bodyLimitOf(endpoint).bytes > largestForm)
  return isUpload ? fileLimit : answerLimit
}
