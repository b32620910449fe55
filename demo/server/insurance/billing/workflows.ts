import type { downloadReceipt } from '#core/insurance/billing/receipt-endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of payment endpoints that also draw documents. */
export interface BillingWorkflows {
  readonly downloadReceipt: Handler<typeof downloadReceipt>
}
