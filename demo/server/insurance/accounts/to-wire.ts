import type { Account } from '#core/insurance/accounts/model.ts'
import { profileScoreOf } from '#core/insurance/accounts/profile-score.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import type { AccountRecord } from './tables.ts'

/** An account record in its wire form. */
export const accountToWire = (record: AccountRecord, agencyName: string): Account => ({
  ...toWire(record),
  agencyName,
  currency: currencyOf[record.region],
  isVerifiedByAgent: record.verifiedDate !== null,
  verifiedDate: record.verifiedDate?.toISOString() ?? null,
  profileScore: profileScoreOf(record),
  created: record.created.toISOString(),
  modified: record.modified.toISOString(),
})
