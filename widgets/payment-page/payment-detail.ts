import type { PaymentState } from '#core/insurance/billing/payment-contract.ts'
import type { EventsOf } from '../element/definition.ts'
import type { definition } from './definition.ts'

/** The status for the page, by state. */
const statusOf = {
  loading: undefined,
  unavailable: undefined,
  paying: undefined,
  checking: undefined,
  unpaid: 'Unpaid',
  processed: 'Processed',
  failed: 'Failed',
  paid: 'Paid',
} as const satisfies Record<PaymentState['kind'], string | undefined>

/** The detail of `parapet-payment-changed`; undefined in states without a known status. */
export const paymentDetail = (
  state: PaymentState,
  policyId: string,
): EventsOf<typeof definition>['parapet-payment-changed'] | undefined => {
  const isPartlyPaid = state.kind === 'unpaid' && state.isPartlyPaid
  const status = isPartlyPaid ? 'Partially Paid' : statusOf[state.kind]
  if (status === undefined) return undefined
  return { policyId, policyNumber: 'policyNumber' in state ? state.policyNumber : '', status }
}
