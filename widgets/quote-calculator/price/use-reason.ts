import { useSyncExternalStore } from 'react'
import { isOffline, type ClientError } from '#core/foundation/errors/client-error.ts'
import { setDisplayMessage } from '#core/foundation/errors/display-message.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useWording } from '../../react/use-wording.ts'

/** Whether the browser is offline. An offline message disappears when it is back online. */
export function useOffline(): boolean {
  const { host } = usePlatform()
  return useSyncExternalStore(host.onWake, host.isOffline)
}

/** The message of a failed call. Common causes have a message with a remedy. */
export function useReason(): (error: ClientError) => string {
  const t = useWording('calculator')
  const isNow = useOffline()
  const textOf = (error: ClientError): string => {
    if (isNow && isOffline(error)) return error.message
    if (error.phase === 'network') return t('calculator:trouble.network')
    if (error.code === 'sessionExpired') return t('calculator:trouble.session')
    if (error.status === 429)
      return t('calculator:trouble.limit', { count: error.retryAfter ?? 60 })
    return error.message
  }
  return (error) => setDisplayMessage(error, textOf(error))
}
