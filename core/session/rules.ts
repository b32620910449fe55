import type { AccountType } from '../accounts/account-type.ts'
import type { PermissionNeed } from '../permissions/permission-table.ts'

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

/** `First Last`, without gaps for missing parts (spec 1 §3). */
export const fullNameOf = (user: {
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
}): string =>
  [user.firstName, user.middleName, user.lastName].filter((part) => part?.trim()).join(' ')

/** Passes when one of the needs is held; all of them with `requireAll` (spec 1 §6). */
export const isAllowed = (
  held: Readonly<Record<string, boolean>>,
  needs: PermissionNeed | readonly PermissionNeed[],
  { requireAll = false }: { requireAll?: boolean } = {},
): boolean => {
  const list = typeof needs === 'string' ? [needs] : needs
  if (list.includes('none')) return false
  if (list.includes('any')) return true
  const passes = (need: string) => held[need] === true
  return requireAll ? list.every(passes) : list.some(passes)
}

/** An operator who is no admin is treated as a support user (spec 1 §6). */
export const isSupportUser = (scopes: readonly string[]): boolean =>
  scopes.includes('role:operator') && !scopes.includes('role:admin')
