import { dialable } from '#core/insurance/quotes/contact.ts'
import { createWorkflow } from '../../identity/security-code/service.ts'
import type { Services } from '../../kernel/services.ts'
import type { PolicyRecord } from './tables.ts'

/**
 * Makes a link to the payment page of a policy, opened by a security code; once it is paid, the
 * page shows the receipt. Writes in the caller's transaction.
 */
export const paymentLink = async (
  services: Services,
  policy: Pick<PolicyRecord, 'id' | 'region' | 'customerEmail' | 'customerPhone'>,
): Promise<string> => {
  const { link } = await createWorkflow(services, {
    flow: 'E_PAY',
    grant: { kind: 'policy', id: policy.id },
    email: policy.customerEmail,
    phone: dialable(policy.region, policy.customerPhone) ?? undefined,
    redirectPath: `/policy/${policy.id}/accountant-payment`,
  })
  return link
}
