import { and, eq } from 'drizzle-orm'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import { isPaymentTransition, type PaymentStatus } from '#core/insurance/quotes/payment-status.ts'
import { accounts } from '../accounts/tables.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { notFound, ApiError } from '../../kernel/api-error.ts'
import type { Handle, Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { todayOf } from '../../directory/states/zones.ts'
import { quotes } from '../quotes/tables.ts'
import { policyScope } from './scope.ts'
import { policyToWire } from './to-wire.ts'
import { policies, type PolicyRecord } from './tables.ts'

const insured = {
  name: accounts.name,
  address1: accounts.address1,
  address2: accounts.address2,
  city: accounts.city,
  state: accounts.state,
  zipCode: accounts.zipCode,
}

/** Policies with fields of their agency and account. */
export const selectPolicies = (handle: Handle) =>
  handle
    .select({ policy: policies, agencyName: agencies.name, account: insured })
    .from(policies)
    .innerJoin(agencies, eq(agencies.id, policies.agencyId))
    .innerJoin(accounts, eq(accounts.id, policies.accountId))

/** One policy as its viewer sees it; 404 outside the viewer's scope. */
export const readPolicy = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Policy> => {
  const [joined] = await selectPolicies(services.database.handle()).where(
    and(eq(policies.id, id), policyScope(viewer)),
  )
  if (joined === undefined) throw notFound()
  return policyToWire(joined, viewer, services.clock.now())
}

/** The record of a policy in the viewer's scope; 404 outside it. */
export const policyFor = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<PolicyRecord> => {
  const [record] = await services.database
    .handle()
    .select()
    .from(policies)
    .where(and(eq(policies.id, id), policyScope(viewer)))
  if (record === undefined) throw notFound()
  return record
}

/** Today in the zone of a policy's insured. */
export const todayOfPolicy = async (
  { database, clock }: Services,
  { accountId, region }: Pick<PolicyRecord, 'accountId' | 'region'>,
): Promise<Today> => {
  const [account] = await database
    .handle()
    .select({ state: accounts.state })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return todayOf({ region, state: account?.state }, clock.now())
}

/** Locks the record of a policy until the transaction ends, for modules that have checked access already. */
export const lockPolicy = async (services: Services, id: string): Promise<PolicyRecord> => {
  const [record] = await services.database
    .handle()
    .select()
    .from(policies)
    .where(eq(policies.id, id))
    .for('update')
  if (record === undefined) throw notFound()
  return record
}

/** The effect of a payment on a policy. */
export interface PolicyPayment {
  readonly status: PaymentStatus
  /** The amount paid on the policy so far, minor units. */
  readonly amountPaid: number
}

/**
 * Moves the payment status of a policy along its transitions; nothing else changes it. Call it in the
 * transaction of the payment. 409 `paymentStatusForbids` for a forbidden transition.
 */
export const setPaymentStatus = (
  services: Services,
  policyId: string,
  { status, amountPaid }: PolicyPayment,
): Promise<PolicyRecord> =>
  services.database.transaction(async () => {
    const record = await lockPolicy(services, policyId)
    if (!isPaymentTransition(record.paymentStatus, status)) {
      throw new ApiError('paymentStatusForbids', { params: { status: record.paymentStatus } })
    }
    const changes = { paymentStatus: status, amountPaid, modified: services.clock.now() }
    await services.database.handle().update(policies).set(changes).where(eq(policies.id, policyId))
    await services.database
      .handle()
      .update(quotes)
      .set({ isPaid: status === 'Paid', paymentStatus: status })
      .where(eq(quotes.id, record.quoteId))
    return { ...record, ...changes }
  })
