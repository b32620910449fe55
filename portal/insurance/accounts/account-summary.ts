import type { Account } from '#core/insurance/accounts/model.ts'
import { addressLine } from '../../frame/formats/address-line.ts'
import type { Formats } from '../../frame/formats/formats.ts'

/** The summary of an account, for every confirmation and dialog that decides on it. */
export const accountSummary = (
  account: Pick<Account, 'name' | 'agencyName' | 'status' | 'naicsCode' | 'naicsDescription'> &
    Parameters<typeof addressLine>[0],
  { t, label }: Formats,
): [string, string][] => [
  [t('portal:field.company'), account.name],
  [t('portal:field.agency'), account.agencyName],
  [t('portal:field.address'), addressLine(account)],
  [t('accounts:field.industry'), account.naicsDescription ?? account.naicsCode],
  [t('accounts:field.status'), label('accounts:status', account.status)],
]
