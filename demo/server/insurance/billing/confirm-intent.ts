import { eq } from 'drizzle-orm'
import type { PaymentStatus } from '#core/insurance/billing/model.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { policyFor } from '../policies/service.ts'
import { intentOf, statusOf } from './bill.ts'
import { moveIntent } from './move-intent.ts'
import { processorOf } from './processors.ts'
import { paymentIntents, type IntentRecord } from './tables.ts'

/** Processor states without a pending payment. */
const nothingUnderWay: readonly string[] = ['none', 'failed', 'challenge']

/** Asks the processor to resend its last webhook of an intent; returns the processor's state. */
const askProcessor = async (services: Services, intent: IntentRecord): Promise<string> => {
  const processor = await processorOf(services, intent)
  return processor === undefined ? 'none' : processor.report(intent.id)
}

/** Checks an intent: events arrive by webhook; a report without a payment is withdrawn. */
export const confirmIntent = async (services: Services, intentId: string): Promise<void> => {
  const { database } = services
  const select = () =>
    database.handle().select().from(paymentIntents).where(eq(paymentIntents.id, intentId))
  const [pending] = await select()
  if (pending === undefined) return
  // the processor calls back before it responds
  const state = await services.concurrency.pause(() => askProcessor(services, pending))
  if (!nothingUnderWay.includes(state)) return
  await database.transaction(async () => {
    const [intent] = await select().for('update')
    if (intent !== undefined) await moveIntent(services, intent, 'released')
  })
}

/** The same check for a page; nothing changes if the processor does not respond. */
export const validateNow = async (
  services: Services,
  viewer: Viewer,
  policyId: string,
): Promise<PaymentStatus> => {
  const policy = await policyFor(services, viewer, policyId)
  const intent = await intentOf(services, policy)
  if (intent !== undefined && intent.state !== 'paid') {
    await confirmIntent(services, intent.id).catch((error: unknown) =>
      services.log({ what: 'payment not confirmed', intentId: intent.id, error }),
    )
  }
  return statusOf(services, viewer, await policyFor(services, viewer, policyId))
}
