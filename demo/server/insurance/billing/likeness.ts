import type { SavedMethodRecord } from './tables.ts'

/** Identifies a saved card or account, so that saving it again replaces its token. */
export const likenessOf = (
  method: Pick<
    SavedMethodRecord,
    | 'last4Digits'
    | 'creditCardType'
    | 'expirationMonth'
    | 'expirationYear'
    | 'bankName'
    | 'bankAccountType'
  >,
): string =>
  [
    method.last4Digits,
    method.creditCardType,
    method.expirationMonth,
    method.expirationYear,
    method.bankName,
    method.bankAccountType,
  ].join(' ')
