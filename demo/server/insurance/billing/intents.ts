import { and, eq } from 'drizzle-orm'
import type {
  PaymentChoice,
  PaymentCompletion,
  PaymentStatus,
  ProviderKey,
} from '#core/insurance/billing/model.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { frameAncestorsOf } from '../../identity/access/origins.ts'
import { notFound, ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { assertComplete } from '../policies/completeness.ts'
import { policyFor } from '../policies/service.ts'
import type { PolicyRecord } from '../policies/tables.ts'
import { balanceOf, lockBilledPolicy, intentOf, statusOf, writePaymentStatus } from './bill.ts'
import { confirmJob } from './jobs.ts'
import { savedMethodsOf } from './methods.ts'
import { moveIntent } from './move-intent.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { processorOf } from './processors.ts'
import { paymentIntents, payments, type IntentRecord } from './tables.ts'

const paymentNotOpen = (): ApiError => new ApiError('paymentNotOpen')

/** Milliseconds after which a report without a webhook is checked. */
const confirmAfter = 30_000

/** Finds or opens the due item's intent. A unique index allows one; the loser of a race finds the other's. */
const takeIntent = async (services: Services, policy: PolicyRecord): Promise<IntentRecord> => {
  const now = services.clock.now()
  await services.database
    .handle()
    .insert(paymentIntents)
    .values({
      id: services.newId(),
      policyId: policy.id,
      invoiceNumber: policy.invoiceNumber,
      amount: await balanceOf(services, policy),
      currency: currencyOf[policy.region],
      state: 'open',
      created: now,
      modified: now,
    })
    .onConflictDoNothing({ target: [paymentIntents.policyId, paymentIntents.invoiceNumber] })
  const intent = await intentOf(services, policy)
  if (intent === undefined) throw new Error('The opened intent was not found')
  return intent
}

/**
 * The processor that charges an intent: always the first one used, so that no second one can charge it.
 * Another one may follow the demo's once the demo is turned off.
 */
const takeProcessor = async (
  services: Services,
  intent: IntentRecord,
): Promise<PaymentProcessor> => {
  const processor = await processorOf(services, intent)
  if (processor === undefined) throw new ApiError('paymentUnavailable')
  const { key } = processor.account
  if (intent.processorKey !== key) {
    await services.database
      .handle()
      .update(paymentIntents)
      .set({ processorKey: key })
      .where(eq(paymentIntents.id, intent.id))
  }
  return processor
}

/** The caller's choice, and the origin of its page; absent for callers without a page. */
export interface PaymentOpening {
  readonly choice: PaymentChoice
  readonly pageOrigin: string | undefined
}

/** Issues a key for one session at the processor, for the due item's only intent. */
export const openProviderKey = (
  services: Services,
  viewer: Viewer,
  policyId: string,
  { choice, pageOrigin }: PaymentOpening,
): Promise<ProviderKey> =>
  services.database.transaction(async () => {
    const policy = await lockBilledPolicy(services, viewer, policyId)
    const { status } = await statusOf(services, viewer, policy)
    if (!(status === 'Unpaid' || status === 'Partially Paid') || policy.cancelled !== null) {
      throw paymentNotOpen()
    }
    await assertComplete(services, policy)
    const intent = await takeIntent(services, policy)
    const saved = choice.method === 'saved' ? await savedMethodsOf(services, policy.accountId) : []
    const processor = await takeProcessor(services, intent)
    const framers =
      pageOrigin === undefined ? [] : await frameAncestorsOf(services, policy.agencyId, pageOrigin)
    return {
      url: processor.account.origin,
      key: processor.account.key,
      intentId: intent.id,
      framePermit: processor.permitFrames(framers),
      authCode: processor.openSession({
        intentId: intent.id,
        amount: intent.amount,
        currency: intent.currency,
        description: policy.policyNumber,
        email: policy.customerEmail,
        isTest: services.database.mode() === 'test',
        tokens: saved.map(({ tokenId }) => tokenId).filter((id) => id === choice.tokenId),
      }),
    }
  })

/** Records the frame's report. Only the webhook makes the policy Paid. */
export const recordCompletion = (
  services: Services,
  viewer: Viewer,
  policyId: string,
  done: PaymentCompletion,
): Promise<PaymentStatus> =>
  services.database.transaction(async () => {
    const policy = await lockBilledPolicy(services, viewer, policyId)
    const intent = await intentOf(services, policy)
    if (intent?.id !== done.intentId) throw notFound()
    const [known] = await services.database
      .handle()
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.transactionId, done.transactionId), eq(payments.policyId, policy.id)))
    // The webhook arrived first and is authoritative.
    if (known === undefined) {
      const { transactionId } = done
      const noted = await moveIntent(services, intent, 'reported', { transactionId })
      if (noted !== undefined) {
        // another attempt clears the failure, as Make Payment does
        if (policy.paymentStatus === 'Failed')
          await writePaymentStatus(services, policy, noted.state)
        const at = new Date(services.clock.now().getTime() + confirmAfter)
        await services.queue.enqueue(confirmJob, { intentId: intent.id }, { at })
      }
    }
    return statusOf(services, viewer, policy)
  })

/** Make Payment: returns Failed to Unpaid. Idempotent. */
export const retryFailedPayment = (
  services: Services,
  viewer: Viewer,
  policyId: string,
): Promise<PaymentStatus> =>
  services.database.transaction(async () => {
    const policy = await lockBilledPolicy(services, viewer, policyId)
    if (policy.paymentStatus === 'Failed') {
      const intent = await intentOf(services, policy)
      const retried = intent && (await moveIntent(services, intent, 'retried'))
      await writePaymentStatus(services, policy, (retried ?? intent)?.state)
    }
    return statusOf(services, viewer, await policyFor(services, viewer, policyId))
  })
