import type { Services } from '../../kernel/services.ts'
import { customerLink } from '../quotes/mail/customer-link.ts'
import type { PolicyRecord } from './tables.ts'

/**
 * Creates a link to the payment page of a policy, opened by a security code; once the policy is paid, the
 * page shows the receipt. Writes in the caller's transaction.
 */
export const paymentLink = (
  services: Services,
  policy: Pick<PolicyRecord, 'id' | 'region' | 'customerEmail' | 'customerPhone'>,
): Promise<string> =>
  customerLink(services, policy, {
    flow: 'E_PAY',
    grant: { kind: 'policy', id: policy.id },
    redirectPath: `/policy/${policy.id}/accountant-payment`,
  })
