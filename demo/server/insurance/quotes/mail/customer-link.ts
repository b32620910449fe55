import { dialable } from '#core/foundation/validation/phone-number.ts'
import { createWorkflow, type NewWorkflow } from '../../../identity/security-code/service.ts'
import type { Services } from '../../../kernel/services.ts'
import type { QuoteRecord } from '../tables.ts'

/**
 * Creates a link for the policyholder of a quote or policy, opened by a security code sent to them.
 * Writes in the caller's transaction.
 */
export const customerLink = async (
  services: Services,
  customer: Pick<QuoteRecord, 'region' | 'customerEmail' | 'customerPhone'>,
  workflow: Pick<NewWorkflow, 'flow' | 'grant' | 'redirectPath'>,
): Promise<string> => {
  const { region, customerEmail, customerPhone } = customer
  const phone = dialable(region, customerPhone) ?? undefined
  return (await createWorkflow(services, { ...workflow, region, email: customerEmail, phone })).link
}
