import { isOffline, type ClientError } from '#core/foundation/errors/client-error.ts'
import { setDisplayMessage } from '#core/foundation/errors/display-message.ts'
import { useOffline, useReason } from '../price/use-reason.ts'
import { useWording } from '../../react/use-wording.ts'

/**
 * Why a quote was not saved. After a lost response, it adds that saving again creates no second
 * quote.
 */
export function useSaveReason(): (error: ClientError) => string {
  const t = useWording('calculator')
  const reason = useReason()
  const isNow = useOffline()
  return (error) => {
    const isLost = error.phase === 'network' && !(isNow && isOffline(error))
    return isLost ? setDisplayMessage(error, t('calculator:trouble.saveLost')) : reason(error)
  }
}
