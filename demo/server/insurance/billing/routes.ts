import {
  getAmountPaid,
  getAmountToPay,
  getBankInfo,
  getPaymentDue,
  getPaymentStatus,
  getProviderKey,
  listPaymentMethods,
  receivePaymentEvent,
  recordPayment,
  retryPayment,
  savePaymentToken,
  validatePayment,
} from '#core/insurance/billing/endpoints.ts'
import { downloadReceipt } from '#core/insurance/billing/receipt-endpoints.ts'
import { banksOf } from '#core/insurance/regions/banks.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { route, type Route } from '../../kernel/route.ts'
import { policyFor } from '../policies/service.ts'
import { balanceOf, dueItemOf, amountPaidOn, statusOf } from './bill.ts'
import { validateNow } from './confirm-intent.ts'
import { recordCompletion, openProviderKey, retryFailedPayment } from './intents.ts'
import { listMethods, saveToken } from './methods.ts'
import { receiveEvent } from './webhook.ts'
import type { BillingWorkflows } from './workflows.ts'

export const billingRoutes = (workflows: BillingWorkflows): readonly Route[] => [
  route(getPaymentStatus, async ({ params }, { services, viewer }) =>
    statusOf(services, viewer, await policyFor(services, viewer, params.policyId)),
  ),
  route(getAmountToPay, async ({ params }, { services, viewer }) => {
    const policy = await policyFor(services, viewer, params.policyId)
    return {
      amountToPay: await balanceOf(services, policy),
      currency: currencyOf[policy.region],
    }
  }),
  route(getAmountPaid, async ({ params }, { services, viewer }) => {
    const policy = await policyFor(services, viewer, params.policyId)
    return {
      amountPaid: await amountPaidOn(services, policy.id),
      currency: currencyOf[policy.region],
    }
  }),
  route(getPaymentDue, async ({ params }, { services, viewer, locale }) =>
    dueItemOf(services, await policyFor(services, viewer, params.policyId), locale),
  ),
  route(listPaymentMethods, ({ params }, { services, viewer, locale }) =>
    listMethods(services, viewer, params.policyId, locale),
  ),
  route(getBankInfo, async ({ params }, { services, viewer }) => {
    const policy = await policyFor(services, viewer, params.policyId)
    return { ...banksOf[policy.region].bank, reference: policy.policyNumber }
  }),
  route(getProviderKey, ({ params, body }, { services, viewer, request }) =>
    openProviderKey(services, viewer, params.policyId, {
      choice: body,
      pageOrigin: request.headers.get('Origin') ?? undefined,
    }),
  ),
  route(validatePayment, ({ params }, { services, viewer }) =>
    validateNow(services, viewer, params.policyId),
  ),
  route(recordPayment, ({ params, body }, { services, viewer }) =>
    recordCompletion(services, viewer, params.policyId, body),
  ),
  route(savePaymentToken, ({ params, body }, { services, viewer }) =>
    saveToken(services, viewer, params.policyId, body),
  ),
  route(retryPayment, ({ params }, { services, viewer }) =>
    retryFailedPayment(services, viewer, params.policyId),
  ),
  route(receivePaymentEvent, ({ body }, { services }) => receiveEvent(services, body)),
  route(downloadReceipt, workflows.downloadReceipt),
]
