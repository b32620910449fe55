import { eq } from 'drizzle-orm'
import type { delegableTypes } from '#core/identity/impersonation/rules.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import type { Services } from '../../kernel/services.ts'

type DelegableType = (typeof delegableTypes)[number]

/** The role of impersonating staff by account type: that of the account's administrator. */
const roleInside = {
  AGENCY: 'agency-admin',
  CUSTOMER: 'policyholder',
  DIGITAL: 'aggregator',
  MSSP: 'security-provider',
  CARRIER: 'carrier',
  VENDOR: 'vendor',
  CLUSTER: 'cluster',
  RE_INSURER: 'reinsurer',
  PREMIUM_PROCESSOR: 'premium-processor',
  POOL: 'pool',
} as const satisfies Record<Exclude<DelegableType, 'PARAPET'>, string>

/**
 * The role of staff who impersonate an account. Wholesale agencies have their own administrator
 * role.
 */
export const impersonationRoleOf = async (
  { database }: Services,
  account: { readonly id: string; readonly accountType: keyof typeof roleInside },
): Promise<string> => {
  if (account.accountType !== 'AGENCY') return roleInside[account.accountType]
  const [agency] = await database
    .handle()
    .select({ isWholesale: agencies.isWholesale })
    .from(agencies)
    .where(eq(agencies.id, account.id))
  return agency?.isWholesale ? 'wholesale-admin' : roleInside.AGENCY
}
