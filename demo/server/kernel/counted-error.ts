import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { ApiError } from './api-error.ts'
import type { Services } from './services.ts'

/** A 429 whose text states the exceeded limit. */
export const inWords = (error: unknown, text: WordingKey): unknown =>
  error instanceof ApiError && error.code === 'tooManyRequests'
    ? new ApiError('tooManyRequests', { text, headers: error.headers })
    : error

/**
 * Counts a limited response after the transaction of its call has ended. Returns the error to send,
 * which is 429 above the limit.
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
