import type { Payment } from '#core/insurance/billing/payment-contract.ts'
import type { MethodsOf } from '../element/definition.ts'
import type { definition } from './definition.ts'
import { paymentDetail } from './payment-detail.ts'

/** The methods of the element. Loaded when a page calls one. */
export const paymentMethods = (
  payment: Payment,
  policyId: string,
): MethodsOf<typeof definition> => ({
  async reload() {
    const { kind } = payment.$state.get()
    if (kind !== 'paying' && kind !== 'checking') await payment.load()
  },
  getPayment: () => paymentDetail(payment.$state.get(), policyId),
})
