import type { downloadReceipt } from '#core/insurance/billing/receipt-endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of calls on payments that also draw documents. */
export interface BillingWorkflows {
  readonly downloadReceipt: Handler<typeof downloadReceipt>
}
