import { eq } from 'drizzle-orm'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { roleTable, type RoleData } from '../../directory/users/roles.ts'
import type { organisations } from '../../directory/users/tables.ts'

/** The roles of each account type: the administrator, then the default role of users who join. */
const rolesIn: Readonly<Record<AccountType | 'WHOLESALE', readonly string[]>> = {
  PARAPET: [
    'super-admin',
    'underwriter',
    'customer-success',
    'biz-dev',
    'tsm',
    'technician',
    'head-of-claims',
  ],
  AGENCY: ['agency-admin', 'agent', 'team-agent'],
  WHOLESALE: ['wholesale-admin', 'agent', 'team-agent'],
  CUSTOMER: ['policyholder'],
  DIGITAL: ['aggregator'],
  MSSP: ['security-provider'],
  CARRIER: ['carrier'],
  VENDOR: ['vendor'],
  CLUSTER: ['cluster'],
  RE_INSURER: ['reinsurer'],
  PREMIUM_PROCESSOR: ['premium-processor'],
  POOL: ['pool'],
  UNKNOWN: [],
}

/**
 * The role of the first user of a new organisation; undefined for account types that cannot sign
 * up.
 */
export const firstRoleOf = (accountType: AccountType): string | undefined =>
  accountType === 'PARAPET' ? undefined : rolesIn[accountType][0]

/** The role of a user who joins without an assigned role. */
export const joinRoleOf = (accountType: AccountType): string | undefined =>
  rolesIn[accountType][1] ?? rolesIn[accountType][0]

type Organisation = Pick<typeof organisations.$inferSelect, 'id' | 'accountType'>

const kindOf = async (
  { database }: Services,
  { id, accountType }: Organisation,
): Promise<keyof typeof rolesIn> => {
  if (accountType !== 'AGENCY') return accountType
  const [agency] = await database
    .handle()
    .select({ isWholesale: agencies.isWholesale })
    .from(agencies)
    .where(eq(agencies.id, id))
  return agency?.isWholesale ? 'WHOLESALE' : 'AGENCY'
}

/**
 * The roles that the viewer may assign in an organisation: all for staff, for others their own role
 * and those below.
 */
export const invitableRoles = async (
  services: Services,
  { accountType, roleId }: Pick<SignedIn, 'accountType' | 'roleId'>,
  organisation: Organisation,
): Promise<readonly RoleData[]> => {
  const inside = rolesIn[await kindOf(services, organisation)]
  const canAssign = ({ id, scopes }: RoleData): boolean =>
    accountType === 'PARAPET' || id === roleId || !scopes.includes('role:admin')
  return inside.flatMap((id) => roleTable.filter((role) => role.id === id && canAssign(role)))
}
