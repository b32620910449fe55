import { createContext, useContext } from 'react'
import type { Payment } from '#core/insurance/billing/payment-contract.ts'

export const PaymentContext = createContext<Payment | undefined>(undefined)

/** The surrounding payment page. */
export const usePayment = (): Payment => {
  const payment = useContext(PaymentContext)
  if (payment === undefined) throw new Error('No payment: the view is not inside a payment page')
  return payment
}
