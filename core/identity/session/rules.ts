import type { AccountType } from '../../directory/organisations/account-type.ts'

/** First path segment of each account type's area (spec 1 §2). UNKNOWN has none. */
export const basePathOf = {
  PARAPET: 'admin',
  AGENCY: 'agency',
  CUSTOMER: 'customer',
  DIGITAL: 'da',
  MSSP: 'mssp',
  CARRIER: 'carrier',
  CLUSTER: 'cluster',
  VENDOR: 'vendor',
  POOL: 'pool',
  RE_INSURER: 'reinsurer',
  PREMIUM_PROCESSOR: 'premiumprocessor',
} as const satisfies Record<Exclude<AccountType, 'UNKNOWN'>, string>

/** `First Middle Last`, without gaps for missing parts (spec 1 §3). */
export const fullNameOf = (user: {
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
}): string =>
  [user.firstName, user.middleName, user.lastName].filter((part) => part?.trim()).join(' ')

/**
 * Whether a session is an impersonation: staff inside an account of another type (spec 1 §4). An
 * account switch stays within the user's own accounts and is not one.
 */
export const isImpersonating = (user: {
  readonly accountType: AccountType | 'unknown'
  readonly subscriberType: AccountType | 'unknown'
}): boolean => user.subscriberType === 'PARAPET' && user.accountType !== 'PARAPET'
