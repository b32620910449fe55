import type { SavedMethodRecord } from './tables.ts'

/** The fields that distinguish saved cards and accounts. */
export type MethodDetails = Pick<
  SavedMethodRecord,
  | 'last4Digits'
  | 'creditCardType'
  | 'expirationMonth'
  | 'expirationYear'
  | 'bankName'
  | 'bankAccountType'
>

/** Identifies a saved card or account, so that saving it again replaces its token. */
export const methodFingerprint = (method: MethodDetails): string =>
  [
    method.last4Digits,
    method.creditCardType,
    method.expirationMonth,
    method.expirationYear,
    method.bankName,
    method.bankAccountType,
  ].join(' ')
