import type { Policy } from '#core/insurance/policies/model.ts'
import type { PolicyAction } from '#core/insurance/policies/states.ts'
import { hasDocument } from '#core/insurance/products/underwriting.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import { isPermitted } from '../../kernel/scope/permitted.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import { todayOf, zoneOf } from '../../directory/states/zones.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import { isOpenForRenewal, stateOf } from './state.ts'
import type { PolicyRecord } from './tables.ts'

/** A policy with fields of its agency and account. */
export interface JoinedPolicy {
  readonly policy: PolicyRecord
  readonly agencyName: string
  readonly account: Pick<
    AccountRecord,
    'name' | 'address1' | 'address2' | 'city' | 'state' | 'zipCode'
  >
}

const actionsOf = (policy: PolicyRecord, viewer: Viewer, today: Today): PolicyAction[] => {
  const { paymentStatus, cancelled, product } = policy
  const isRenewable = isOpenForRenewal(policy, today) && viewer.kind === 'user'
  const hasReceipt = paymentStatus === 'Paid' || paymentStatus === 'Partially Paid'
  const isOpen = cancelled === null && paymentStatus !== 'Paid' && paymentStatus !== 'Processed'
  return [
    ...(isOpen && isPermitted(viewer, 'billing:pay') ? (['pay'] as const) : []),
    ...(hasDocument(product, 'policy') ? (['downloadPolicy'] as const) : []),
    ...(hasDocument(product, 'invoice') ? (['downloadInvoice'] as const) : []),
    ...(isRenewable && isPermitted(viewer, 'quote:create') ? (['renew'] as const) : []),
    ...(hasReceipt && hasDocument(product, 'receipt') ? (['downloadReceipt'] as const) : []),
  ]
}

/** A policy as its viewer sees it. */
export const policyToWire = (
  { policy, agencyName, account }: JoinedPolicy,
  viewer: Viewer,
  now: Date,
): Policy => {
  const insured = { region: policy.region, state: account.state }
  const today = todayOf(insured, now)
  return {
    id: policy.id,
    policyNumber: policy.policyNumber,
    quoteId: policy.quoteId,
    quoteNumber: policy.quoteNumber,
    accountId: policy.accountId,
    agencyId: policy.agencyId,
    agencyName,
    companyName: policy.companyName,
    productType: policy.product,
    region: policy.region,
    currency: currencyOf[policy.region],
    customerFirstName: policy.customerFirstName,
    customerLastName: policy.customerLastName,
    customerEmail: policy.customerEmail,
    customerPhone: policy.customerPhone,
    effectiveDate: policy.effectiveDate,
    endDate: policy.endDate,
    limit: policy.limit,
    deductible: policy.deductible,
    premium: policy.premium,
    brokerFee: policy.brokerFee,
    mgaFee: policy.mgaFee,
    totalPremium: policy.totalPremium,
    amountDue:
      policy.paymentStatus === 'Paid' ? 0 : Math.max(0, policy.totalPremium - policy.amountPaid),
    invoiceNumber: policy.invoiceNumber,
    dueDate: policy.dueDate,
    isEndorsement: policy.isEndorsement,
    isRenewal: policy.isRenewal,
    renewedById: policy.renewedById,
    isPaid: policy.paymentStatus === 'Paid',
    status: policy.paymentStatus,
    policyStatus: stateOf(policy, today),
    created: policy.created.toISOString(),
    timezone: zoneOf(insured),
    modified: policy.modified.toISOString(),
    firmographicData: {
      ...toWire(account),
      accountId: policy.accountId,
      product: policy.product,
      country: policy.region,
    },
    allowedActions: actionsOf(policy, viewer, today),
  }
}
