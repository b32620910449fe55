import { isOffline, type ClientError } from '#core/foundation/errors/client-error.ts'
import { showAs } from '#core/foundation/errors/shown-message.ts'
import { useWording } from '../react/use-wording.ts'

/** The message of a failed call: common causes have one that says what helps. */
export function useReason(): (error: ClientError) => string {
  const t = useWording('calculator')
  const textOf = (error: ClientError): string => {
    if (isOffline(error)) return error.message
    if (error.phase === 'network') return t('calculator:trouble.network')
    if (error.code === 'sessionExpired') return t('calculator:trouble.session')
    if (error.status === 429)
      return t('calculator:trouble.limit', { count: error.retryAfter ?? 60 })
    return error.message
  }
  return (error) => showAs(error, textOf(error))
}
