import { isCancelled } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import type { DetailsQuote } from './details-view.ts'

/** Polling interval while a quote is repriced, in milliseconds; chosen, the spec has none. */
const pause = 1_000
/** Maximum number of reads. */
const maxReads = 20

/**
 * Polls until a quote is repriced (spec 2 §4, "Quote patching"). Returns its new `lastPatched`, or
 * undefined after 20 reads. A failed read counts.
 */
export const waitForPatch = async (
  { clock }: Pick<Services, 'clock'>,
  {
    quote,
    since,
    signal,
  }: {
    readonly quote: DetailsQuote
    /** `lastPatched` before the change. */
    readonly since: string
    readonly signal: AbortSignal
  },
): Promise<string | undefined> => {
  for (let read = 0; read < maxReads; read += 1) {
    if (read > 0) await new Promise<void>((done) => void clock.after(pause, done))
    try {
      const { lastPatched } = await quote.read(signal)
      if (Date.parse(lastPatched) > Date.parse(since)) return lastPatched
    } catch (error) {
      if (isCancelled(error)) throw error
    }
  }
  return undefined
}
