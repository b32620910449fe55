import { addressLine, type Address } from '#core/foundation/region/address-line.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import type { Formats } from '../../frame/formats/formats.ts'

/** The summary of an account, for confirmations and dialogs. */
export const accountSummary = (
  account: Pick<
    Account,
    'name' | 'agencyName' | 'status' | 'naicsCode' | 'naicsDescription' | 'region'
  > &
    Address,
  { t, label }: Formats,
): [string, string][] => [
  [t('portal:field.company'), account.name],
  [t('portal:field.agency'), account.agencyName],
  [t('portal:field.address'), addressLine(account.region, account)],
  [t('accounts:field.industry'), account.naicsDescription ?? account.naicsCode],
  [t('accounts:field.status'), label('accounts:status', account.status)],
]
