import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { paymentIntents, type IntentRecord } from './tables.ts'
import { intentAfter, type IntentEvent } from './transitions.ts'

/** Moves an intent by an event; undefined if the event changes nothing. */
export const moveIntent = async (
  services: Services,
  intent: IntentRecord,
  event: IntentEvent,
  more: Partial<Pick<IntentRecord, 'transactionId' | 'reason'>> = {},
): Promise<IntentRecord | undefined> => {
  const state = intentAfter(intent.state, event)
  if (state === undefined) return undefined
  const [moved] = await services.database
    .handle()
    .update(paymentIntents)
    .set({ ...more, state, modified: services.clock.now() })
    .where(eq(paymentIntents.id, intent.id))
    .returning()
  return moved
}
