import type { Account, Verification } from '#core/insurance/accounts/model.ts'

/** The facts that an agent attests, with the values on screen (spec 2 §7). */
export const attestedFacts = (account: Account): Verification => ({
  accountId: account.id,
  name: account.name,
  naicsCode: account.naicsCode,
  revenue: account.revenue,
  nonUsRevenue: account.nonUsRevenue,
  noOfEmployeesAll: account.noOfEmployeesAll,
  yearEstablished: account.yearEstablished,
  ownershipType: account.ownershipType,
  isFranchise: account.isFranchise,
  domainName: account.domainName,
  domains: account.domains,
  hostname: account.hostname,
  phoneNumber: account.phoneNumber,
  address1: account.address1,
  state: account.state,
  city: account.city,
  zipCode: account.zipCode,
  incidentResponsePlan: account.incidentResponsePlan,
})
