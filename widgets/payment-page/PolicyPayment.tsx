import { useCallback, useEffect } from 'react'
import { createPayment } from '#core/insurance/billing/payment.ts'
import type { Payment } from '#core/insurance/billing/payment-contract.ts'
import { useAccessChange } from '../react/use-access-change.ts'
import { useHost, useEmit, useCached, useMethods } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { definition } from './definition.ts'
import { PaymentContext } from './payment-context.ts'
import { paymentDetail } from './payment-detail.ts'
import { PaymentView } from './PaymentView.tsx'

/** The payment of a policy. It outlives its view, so that choices stay. */
function usePaymentOf(policyId: string): Payment {
  const platform = usePlatform()
  return useCached(
    `payment.${platform.instanceId}.${policyId}`,
    () => createPayment(platform, { policyId }),
    (payment) => payment.dispose(),
  )
}

function useAnnouncements(payment: Payment, policyId: string): void {
  const emit = useEmit(definition)
  const host = useHost()
  const state = useStore(payment.$state)
  const { status, policyNumber = '' } = paymentDetail(state, policyId) ?? {}
  useEffect(() => {
    if (status !== undefined) emit('parapet-payment-changed', { policyId, policyNumber, status })
  }, [emit, policyId, policyNumber, status])
  useEffect(() => {
    if (state.kind === 'unavailable') host.report(state.error)
  }, [host, state])
  const loadMethods = useCallback(
    async () => (await import('./payment-methods.ts')).paymentMethods(payment, policyId),
    [payment, policyId],
  )
  useMethods(definition, loadMethods, state.kind !== 'loading')
}

export function PolicyPayment({
  policyId,
  onSessionEnd,
}: {
  readonly policyId: string
  /** Requests a new session. Absent when the page has its own sign-in. */
  readonly onSessionEnd?: () => void
}) {
  const { wording } = usePlatform()
  const payment = usePaymentOf(policyId)
  useAnnouncements(payment, policyId)
  const retry = useCallback(() => {
    if (payment.$state.get().kind === 'unavailable') void payment.load()
  }, [payment])
  useAccessChange(retry)
  useEffect(() => {
    // Loaded first, because the store's messages are in this namespace. A view shown again reloads
    // the bill.
    void wording
      .load('payment')
      .catch(() => {})
      .then(() => payment.load())
  }, [payment, wording])
  return (
    <PaymentContext value={payment}>
      <PaymentView onSessionEnd={onSessionEnd} />
    </PaymentContext>
  )
}
