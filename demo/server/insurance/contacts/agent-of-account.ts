import { eq, inArray } from 'drizzle-orm'
import { agencies } from '../../directory/agencies/tables.ts'
import { users } from '../../directory/users/tables.ts'
import type { Services } from '../../kernel/services.ts'
import { accounts } from '../accounts/tables.ts'

/** The agent of an account, and the account's agency. */
export interface AccountAgent {
  readonly accountId: string
  readonly agencyId: string
  readonly agencyName: string
  readonly agentFirstName: string
  readonly agentLastName: string
  readonly agentEmail: string
  readonly agentPhone: string
  /** Whether it is the agency's contact because the account has no agent. */
  readonly isAgencyContact: boolean
}

/** The agents of accounts: the assigned user, otherwise the agency's contact. */
export const agentsOf = async (
  { database }: Services,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, AccountAgent>> => {
  const rows = await database
    .handle()
    .select({ id: accounts.id, agency: agencies, user: users })
    .from(accounts)
    .innerJoin(agencies, eq(agencies.id, accounts.agencyId))
    .leftJoin(users, eq(users.id, accounts.agentUserId))
    .where(inArray(accounts.id, [...accountIds]))
  return new Map(
    rows.map(({ id, agency, user }) => [
      id,
      {
        accountId: id,
        agencyId: agency.id,
        agencyName: agency.name,
        agentFirstName: user?.firstName ?? agency.agentFirstName,
        agentLastName: user?.lastName ?? agency.agentLastName,
        agentEmail: user?.email ?? agency.agentEmail,
        agentPhone: user?.phone ?? agency.agentPhone,
        isAgencyContact: user === null,
      },
    ]),
  )
}

/** The agent of one account that is known to exist. */
export const agentOf = async (services: Services, accountId: string): Promise<AccountAgent> => {
  const agent = (await agentsOf(services, [accountId])).get(accountId)
  if (agent === undefined) throw new Error('account has no agency')
  return agent
}
