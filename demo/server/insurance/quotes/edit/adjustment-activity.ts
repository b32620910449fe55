import type { EventExclusion } from '#core/insurance/quotes/edit/event-exclusions.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { changesBetween } from '../../../kernel/activity/changes.ts'
import { logChange } from '../../../kernel/activity/log.ts'
import { quoteSubject } from '../../activity/subjects.ts'
import type { QuoteAdjustments, QuoteRecord } from '../tables.ts'

/** The fees and the adjustments of a quote. */
type Adjusted = QuoteAdjustments & Pick<QuoteRecord, 'brokerFee' | 'additionalBrokerFee' | 'mgaFee'>

const textOf = ({ claimNumber, claimName, claimDate, claimDescription }: EventExclusion): string =>
  [claimNumber, claimName, claimDate, claimDescription].filter(Boolean).join(', ')

/** The values of each part as the log compares them. */
const partsOf = ({ brokerFee, additionalBrokerFee, mgaFee, irpm = {}, events = [] }: Adjusted) => ({
  fees: { brokerFee, additionalBrokerFee, mgaFee },
  irpm,
  events: { events: events.map(textOf).join('; ') },
})

/**
 * Logs an underwriter's changes of a quote, each part separately. Call it in the transaction of the
 * change.
 */
export const logAdjustments = async (
  services: Services,
  viewer: Viewer,
  change: {
    readonly record: QuoteRecord
    /** The instant of the resulting version: the client that has read it has already seen the change. */
    readonly at: Date
    readonly before: Adjusted
    readonly after: Adjusted
  },
): Promise<void> => {
  const { at } = change
  const before = partsOf(change.before)
  const after = partsOf(change.after)
  for (const subject of ['fees', 'irpm', 'events'] as const) {
    const changes = changesBetween(before[subject], after[subject])
    await logChange(services, viewer, quoteSubject(change.record, subject), changes, { at })
  }
}
