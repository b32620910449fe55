import { isDeepStrictEqual } from 'node:util'
import { fillInOf } from '#core/foundation/validation/reason.ts'
import type { Account, AccountClosure } from '#core/insurance/accounts/model.ts'
import { profileScoreOf } from '#core/insurance/accounts/profile-score.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { registerFacts, type RegisterField } from '#core/insurance/register/model.ts'
import { zoneOf } from '../../directory/states/zones.ts'
import { without } from '../../kernel/lists/without.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import { isInside, type Viewer } from '../../kernel/viewer.ts'
import type { AccountRecord } from './tables.ts'

/** The fields of an account that still equal the register's. */
const registerFieldsOf = ({ prefilled, ...record }: AccountRecord): RegisterField[] =>
  registerFacts.filter(
    (fact) => prefilled?.[fact] !== undefined && isDeepStrictEqual(prefilled[fact], record[fact]),
  )

const closingToWire = (closing: AccountClosure): AccountClosure => {
  const fillInReason = fillInOf(closing)
  return {
    ...without(closing, 'fillInReason'),
    ...(fillInReason !== null && { fillInReason }),
  }
}

/** Why an account is closed. Shown to users who work for the insured, not to the insured. */
const closingFor = (
  { closing }: AccountRecord,
  viewer: Viewer,
): { closing?: AccountClosure | undefined } => ({
  closing: isInside(viewer) && closing ? closingToWire(closing) : undefined,
})

/** Account fields that are hidden from the managed security provider that added it. */
const hiddenFromProviders = [
  'ein',
  'dunsNumber',
  'policyContactFirstName',
  'policyContactLastName',
  'policyContactEmail',
  'policyContactPhone',
] as const

/** Whether a viewer is a user of a managed security provider. */
export const isSecurityProvider = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && viewer.accountType === 'MSSP'

/** An account record in its wire form. */
export const accountToWire = (
  record: AccountRecord,
  agencyName: string,
  viewer: Viewer,
): Account => ({
  ...(isSecurityProvider(viewer)
    ? without(toWire(record), ...hiddenFromProviders)
    : toWire(record)),
  agencyName,
  ...closingFor(record, viewer),
  fromRegister: registerFieldsOf(record),
  noDomainAttested: record.noDomainAttested?.toISOString(),
  currency: currencyOf[record.region],
  isVerifiedByAgent: record.verifiedDate !== null,
  verifiedDate: record.verifiedDate?.toISOString() ?? null,
  profileScore: profileScoreOf(record),
  created: record.created.toISOString(),
  timezone: zoneOf(record),
  modified: record.modified.toISOString(),
})
