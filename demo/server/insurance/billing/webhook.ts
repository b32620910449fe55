import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { keyModes } from '#core/identity/access/modes.ts'
import {
  processorEvent,
  type ProcessorEvent,
  type SignedEvent,
} from '#core/insurance/billing/model.ts'
import { notFound, ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { ProcessorAccount } from '../../kernel/third-parties.ts'
import { lockPolicy, todayOfPolicy } from '../policies/service.ts'
import type { PolicyRecord } from '../policies/tables.ts'
import { writePaymentStatus } from './bill.ts'
import { storeMethod } from './methods.ts'
import { moveIntent } from './move-intent.ts'
import { knownProcessors } from './processors.ts'
import { mailPaymentFailure, mailPayment } from './mails.ts'
import { postPayment } from './post-payment.ts'
import { paymentIntents, payments, type IntentRecord, type PaymentRecord } from './tables.ts'
import { transactionStatusOf, transactionTransitions } from './transitions.ts'

/** An event, and the accounts whose secret signed it. */
interface ReceivedEvent {
  readonly event: ProcessorEvent
  /** Several if an operator gave the same processor a new key. */
  readonly signers: readonly ProcessorAccount[]
}

const readEvent = async (services: Services, signed: SignedEvent): Promise<ReceivedEvent> => {
  const known = await knownProcessors(services)
  const signers = known
    .filter((processor) => processor.hasSigned(signed))
    .map(({ account }) => account)
  if (signers.length === 0) throw new ApiError('signatureInvalid')
  const read = z.safeDecode(processorEvent, JSON.parse(signed.payload))
  if (!read.success) throw new ApiError('invalidInput')
  return { event: read.data, signers }
}

/** The signer that collects an intent; events of other processors are ignored. */
const collectorOf = (
  { processorKey }: IntentRecord,
  signers: readonly ProcessorAccount[],
): ProcessorAccount => {
  const collector = signers.find(({ key }) => processorKey === null || key === processorKey)
  if (collector === undefined) throw new ApiError('signatureInvalid')
  return collector
}

/** Runs the work in one transaction, in the mode of the event's intent. */
const inModeOf = async (
  { database }: Services,
  { intentId }: ProcessorEvent,
  work: () => Promise<void>,
): Promise<void> => {
  for (const mode of keyModes) {
    const isKnown = await database.inMode(mode, () =>
      database.handle().$count(paymentIntents, eq(paymentIntents.id, intentId)),
    )
    if (isKnown > 0) return database.inMode(mode, () => database.transaction(work))
  }
  throw notFound()
}

/** Locks the policy and then the intent of an event, in the same order as all other changes. */
const lockIntent = async (
  services: Services,
  event: ProcessorEvent,
): Promise<{ readonly policy: PolicyRecord; readonly intent: IntentRecord }> => {
  const handle = services.database.handle()
  const [found] = await handle
    .select({ policyId: paymentIntents.policyId })
    .from(paymentIntents)
    .where(eq(paymentIntents.id, event.intentId))
  if (found === undefined) throw notFound()
  const policy = await lockPolicy(services, found.policyId)
  const [intent] = await handle
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.id, event.intentId))
    .for('update')
  if (intent === undefined) throw notFound()
  return { policy, intent }
}

/** Stores and posts the transaction; undefined if it is known and the event is late or repeated. */
const writePayment = async (
  services: Services,
  policy: PolicyRecord,
  intent: IntentRecord,
  { event, signers }: ReceivedEvent,
): Promise<PaymentRecord | undefined> => {
  const { name: processorName } = collectorOf(intent, signers)
  const handle = services.database.handle()
  const now = services.clock.now()
  const status = transactionStatusOf[event.type]
  const reason = event.reason ?? null
  const [known] = await handle
    .select()
    .from(payments)
    .where(eq(payments.transactionId, event.transactionId))
  if (known !== undefined) {
    // two processors may use the same id; a payment never moves to another bill
    if (known.intentId !== intent.id) throw new ApiError('invalidInput')
    const next: readonly string[] = transactionTransitions[known.status]
    if (!next.includes(status)) return undefined
    const [moved] = await handle
      .update(payments)
      .set({ status, reason, modified: now })
      .where(eq(payments.id, known.id))
      .returning()
    if (moved !== undefined) await postPayment(services, policy, moved, known.status)
    return moved
  }
  const { method } = event
  const [written] = await handle
    .insert(payments)
    .values({
      id: services.newId(),
      transactionId: event.transactionId,
      intentId: intent.id,
      policyId: policy.id,
      invoiceNumber: intent.invoiceNumber,
      status,
      reason,
      paymentMethod: method.type,
      processorName,
      amountPaid: event.amount,
      currency: event.currency,
      paymentDate: await todayOfPolicy(services, policy),
      paymentDesc: policy.policyNumber,
      tokenId: method.tokenId,
      last4Digits: method.last4Digits,
      creditCardType: method.creditCardType ?? null,
      expirationMonth: method.expirationMonth ?? null,
      expirationYear: method.expirationYear ?? null,
      bankName: method.bankName ?? null,
      bankAccountType: method.bankAccountType ?? null,
      created: now,
      modified: now,
    })
    .returning()
  if (written !== undefined) await postPayment(services, policy, written)
  return written
}

/** Whether an event is about the intent's current attempt, not a late failure of an earlier one. */
const isCurrent = (intent: IntentRecord, event: ProcessorEvent): boolean =>
  event.type !== 'payment.failed' ||
  !(intent.state === 'processing' || intent.state === 'reported') ||
  intent.transactionId === event.transactionId

/**
 * Handles an event of the processor. Nothing else makes a policy Paid, once per transaction. Events may
 * arrive twice, late, in any order, and before the page gets its response.
 */
export const receiveEvent = async (services: Services, signed: SignedEvent): Promise<undefined> => {
  const received = await readEvent(services, signed)
  const { event } = received
  await inModeOf(services, event, async () => {
    const { policy, intent } = await lockIntent(services, event)
    if (event.amount !== intent.amount || event.currency !== intent.currency) {
      throw new ApiError('paymentAmountDiffers')
    }
    const payment = await writePayment(services, policy, intent, received)
    if (payment === undefined || !isCurrent(intent, event)) return
    const { transactionId, status } = payment
    const moved = await moveIntent(services, intent, event.type, {
      transactionId,
      reason: payment.reason,
    })
    if (moved === undefined) {
      // a second transaction of a paid bill
      if (status === 'Paid') await writePaymentStatus(services, policy, intent.state)
      return
    }
    await writePaymentStatus(services, policy, moved.state)
    if (status !== 'Failed' && intent.saveTokenId !== null) {
      if (intent.saveTokenId === payment.tokenId) {
        await storeMethod(services, policy.accountId, payment)
      }
    }
    if (status === 'Paid') await mailPayment(services, policy, payment)
    // A declined card is shown in the frame; a payment that a bank returns is reported by mail.
    if (status === 'Failed' && intent.state === 'processing') {
      await mailPaymentFailure(services, policy, payment)
    }
  })
  return undefined
}
