import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { ApiError } from './api-error.ts'
import type { Services } from './services.ts'

/** A 429 that says what there was too much of. */
export const inWords = (error: unknown, text: WordingKey): unknown =>
  error instanceof ApiError && error.code === 'tooManyRequests'
    ? new ApiError('tooManyRequests', { text, headers: error.headers })
    : error

/**
 * Counts an answer that only so many may get, once the transaction of its call has ended. Returns the
 * error to answer with: above the limit it is 429 instead.
 */
export const countedError = async (
  { limits }: Pick<Services, 'limits'>,
  error: unknown,
): Promise<unknown> => {
  if (!(error instanceof ApiError) || error.counted === undefined) return error
  const { name, subject, limit, text } = error.counted
  return limits.take(name, subject, limit).then(
    () => error,
    (over: unknown) => inWords(over, text),
  )
}
