import type { AccountType } from '../../directory/organisations/account-type.ts'
import { basePathOf } from '../session/rules.ts'

type EnterableType = Exclude<AccountType, 'UNKNOWN'>

/** Second names that two account types have in addresses (spec 1 §3). */
const aliases: Readonly<Record<string, EnterableType>> = {
  'admin/agencies': 'AGENCY',
  accounts: 'CUSTOMER',
}

const types: Readonly<Record<string, EnterableType>> = {
  ...Object.fromEntries(
    Object.entries(basePathOf).map(([type, path]) => [path, type as EnterableType]),
  ),
  ...aliases,
}

/** The account type that a `personaPath` means, an alias of it too; undefined for any other text. */
export const accountTypeAt = (personaPath: string): EnterableType | undefined =>
  Object.hasOwn(types, personaPath) ? types[personaPath] : undefined

/** Where whoever enters an account of each type goes first (spec 1 §2, "Jump-in page"). */
export const destinationOf = {
  PARAPET: '/admin/dashboard',
  DIGITAL: '/da/dashboard',
  MSSP: '/mssp/dashboard',
  CARRIER: '/carrier/dashboard',
  VENDOR: '/vendor/claims',
  CLUSTER: '/cluster/dashboard',
  AGENCY: '/agency/dashboard',
  CUSTOMER: '/customer/dashboard',
  RE_INSURER: '/reinsurer/dashboard',
  PREMIUM_PROCESSOR: '/premiumprocessor/dashboard',
  POOL: '/pool/dashboard',
} as const satisfies Record<EnterableType, string>

/** Account types that staff can enter: all but their own and those that have no area. */
export const enterableTypes = (Object.keys(destinationOf) as EnterableType[]).filter(
  (type) => type !== 'PARAPET',
)

/** Whether there is an area to enter for an account's type; none for a missing or a newer one. */
export const isEnterable = (
  type: AccountType | 'unknown' | undefined,
): type is Exclude<EnterableType, 'PARAPET'> =>
  enterableTypes.some((enterable) => enterable === type)

/**
 * Impersonation: staff inside an account of another type (spec 1 §4). Whoever switches between accounts
 * of their own is at home in each of them.
 */
export const isImpersonating = (user: {
  readonly accountType: AccountType | 'unknown'
  readonly subscriberType: AccountType | 'unknown'
}): boolean => user.subscriberType === 'PARAPET' && user.accountType !== 'PARAPET'

/** Milliseconds between entering and the first screen (spec 1 §9). */
export const redirectDelay = 800

/** Letters of an account's name that an address may bring along. */
const longestName = 120

/** An account's name out of an address: text only, on one line, not longer than a heading holds. */
export const nameInAddress = (text: string | undefined): string | undefined => {
  const plain = (text ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  if (plain === '') return undefined
  const letters = Array.from(plain)
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : plain
}
