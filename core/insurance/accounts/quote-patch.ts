import { isCancelled } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import type { DetailsQuote } from './details-view.ts'

/** Milliseconds between two reads of a quote that is priced again; chosen, the spec shows none. */
const pause = 1_000
/** Reads after which it is no longer waited for. */
const maxReads = 20

/**
 * Waits until a quote is priced later than before (spec 2 §4, "Quote patching") and gives its new
 * `lastPatched`; undefined when it is not within 20 reads. A read that fails is one of them.
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
