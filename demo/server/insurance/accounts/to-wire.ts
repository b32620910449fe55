import type { Account } from '#core/insurance/accounts/model.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import type { AccountRecord } from './tables.ts'

/** How much of a profile is known, 0 to 10: one point for each fact. */
const profileScore = (record: AccountRecord): number =>
  [
    record.name,
    record.naicsCode,
    record.revenue,
    record.yearEstablished,
    record.state ?? record.zipCode,
    record.address1,
    record.city,
    record.phoneNumber ?? record.policyContactPhone,
    record.domainName,
    record.noOfEmployeesAll,
  ].filter((fact) => fact !== null && fact !== '').length

/** An account record in its wire form. */
export const accountToWire = (record: AccountRecord, agencyName: string): Account => ({
  ...toWire(record),
  agencyName,
  currency: currencyOf[record.region],
  isVerifiedByAgent: record.verifiedDate !== null,
  verifiedDate: record.verifiedDate?.toISOString() ?? null,
  profileScore: profileScore(record),
  created: record.created.toISOString(),
  modified: record.modified.toISOString(),
})
