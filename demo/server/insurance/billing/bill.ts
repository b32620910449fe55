import { and, eq } from 'drizzle-orm'
import type { PaymentAction, PaymentDue, PaymentStatus } from '#core/insurance/billing/model.ts'
import { currencyOf, type Locale } from '#core/foundation/region/regions.ts'
import { agencyOf } from '../../directory/agencies/service.ts'
import type { Services } from '../../kernel/services.ts'
import { isPermitted } from '../../kernel/scope/permitted.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { ledgerBalance } from '../ledger/balance.ts'
import { lockPolicy, policyFor, setPaymentStatus } from '../policies/service.ts'
import type { PolicyRecord } from '../policies/tables.ts'
import { paymentIntents, type IntentRecord } from './tables.ts'
import { statusAfter, type IntentState } from './transitions.ts'

/**
 * The policy of a bill, locked until the transaction ends; 404 outside the viewer's scope. Every change
 * of a bill locks its policy first.
 */
export const lockBilledPolicy = async (
  services: Services,
  viewer: Viewer,
  policyId: string,
): Promise<PolicyRecord> => {
  const { id } = await policyFor(services, viewer, policyId)
  return lockPolicy(services, id)
}

/** The intent of a policy's due item; undefined before it is opened. */
export const intentOf = async (
  { database }: Services,
  policy: PolicyRecord,
): Promise<IntentRecord | undefined> => {
  const [intent] = await database
    .handle()
    .select()
    .from(paymentIntents)
    .where(
      and(
        eq(paymentIntents.policyId, policy.id),
        eq(paymentIntents.invoiceNumber, policy.invoiceNumber),
      ),
    )
  return intent
}

/** The amount paid on a policy, in minor units. */
export const amountPaidOn = async (services: Services, policyId: string): Promise<number> =>
  (await ledgerBalance(services, policyId)).paid

/** The amount due, in minor units. */
export const balanceOf = async (services: Services, policy: PolicyRecord): Promise<number> =>
  policy.paymentStatus === 'Paid' ? 0 : Math.max(0, (await ledgerBalance(services, policy.id)).owed)

/**
 * Updates a policy's payment status from the ledger and its intent's state. Call it in the transaction
 * that changes either.
 */
export const writePaymentStatus = async (
  services: Services,
  policy: PolicyRecord,
  state: IntentState = 'open',
): Promise<void> => {
  const paid = await amountPaidOn(services, policy.id)
  await setPaymentStatus(services, policy.id, {
    status: statusAfter(state, { paid, total: policy.totalPremium }),
    amountPaid: paid,
  })
}

const actionsFor = (viewer: Viewer, status: PaymentStatus['status']): readonly PaymentAction[] => {
  if (status === 'Paid') return ['receipt']
  if (!isPermitted(viewer, 'billing:pay')) return []
  if (status === 'Failed') return ['retry']
  return status === 'Processed' ? [] : ['pay', 'saveMethod']
}

/** The payment status of a policy, and the viewer's allowed actions. */
export const statusOf = async (
  services: Services,
  viewer: Viewer,
  policy: PolicyRecord,
): Promise<PaymentStatus> => {
  const intent = await intentOf(services, policy)
  const isReported = intent?.state === 'reported' && policy.paymentStatus !== 'Paid'
  const status = isReported ? 'Processed' : policy.paymentStatus
  const reason = status === 'Failed' ? intent?.reason : undefined
  const { name, brand } = await agencyOf(services, policy.agencyId)
  return {
    isPaid: status === 'Paid',
    status,
    policyNumber: policy.policyNumber,
    agency: { name, brand },
    amountPaid: await amountPaidOn(services, policy.id),
    currency: currencyOf[policy.region],
    allowedActions: [...actionsFor(viewer, status)],
    ...(reason != null && { reason }),
  }
}

/** The due item of a policy: its invoice. */
export const dueItemOf = async (
  services: Services,
  policy: PolicyRecord,
  locale: Locale,
): Promise<PaymentDue> => ({
  invoiceNumber: policy.invoiceNumber,
  description: services.wording.in(locale)('payment:dueDescription', {
    number: policy.policyNumber,
    company: policy.companyName,
  }),
  dueDate: policy.dueDate,
  dueAmount: await balanceOf(services, policy),
  premiumFinanced: false,
  currency: currencyOf[policy.region],
})
