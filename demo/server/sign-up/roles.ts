import type { AccountType } from '#core/accounts/account-type.ts'
import type { SignedIn } from '../kernel/signed-in.ts'
import { roleTable, type RoleData } from '../users/roles.ts'

/** The roles in each kind of organisation, its administrator first, then what others join as. */
const rolesIn: Readonly<Record<AccountType, readonly string[]>> = {
  PARAPET: ['super-admin', 'underwriter', 'head-of-claims'],
  AGENCY: ['agency-admin', 'agent', 'team-agent', 'wholesale-admin'],
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

/** The role of the first user of a new organisation; none where none can sign up. */
export const firstRoleOf = (accountType: AccountType): string | undefined =>
  accountType === 'PARAPET' ? undefined : rolesIn[accountType][0]

/** The role of who joins an organisation without being given one. */
export const joinRoleOf = (accountType: AccountType): string | undefined =>
  rolesIn[accountType][1] ?? rolesIn[accountType][0]

export const isRoleIn = (accountType: AccountType, roleId: string): boolean =>
  rolesIn[accountType].includes(roleId)

const isAdmin = ({ scopes }: RoleData): boolean => scopes.includes('role:admin')

/** The roles that a viewer may give: staff all, others their own and those below it. */
export const invitableRoles = ({
  accountType,
  roleId,
}: Pick<SignedIn, 'accountType' | 'roleId'>): readonly RoleData[] =>
  accountType === 'PARAPET'
    ? roleTable
    : roleTable.filter(
        (role) => isRoleIn(accountType, role.id) && (role.id === roleId || !isAdmin(role)),
      )
