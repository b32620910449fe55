import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'

/** Verifies an account: the agent attests the details on screen (spec 2 §7). */
export const attestDetails = ({ api }: Pick<Portal, 'api'>, account: Account): Promise<Account> =>
  api.call(verifyAccount, {
    body: {
      accountId: account.id,
      name: account.name,
      dbaOrTradestyle: account.dbaOrTradestyle,
      naicsCode: account.naicsCode,
      revenue: account.revenue,
      nonUsRevenue: account.nonUsRevenue,
      noOfEmployeesAll: account.noOfEmployeesAll,
      yearEstablished: account.yearEstablished,
      ownershipType: account.ownershipType,
      entityType: account.entityType,
      isFranchise: account.isFranchise,
      domainName: account.domainName,
      domains: account.domains,
      hostname: account.hostname,
      phoneNumber: account.phoneNumber,
      address1: account.address1,
      address2: account.address2,
      state: account.state,
      city: account.city,
      zipCode: account.zipCode,
      incidentResponsePlan: account.incidentResponsePlan,
    },
    ifMatch: account.modified,
  })
