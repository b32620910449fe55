import type { AccountType } from '../../directory/organisations/account-type.ts'
import { basePathOf } from '../session/rules.ts'

type DelegableType = Exclude<AccountType, 'UNKNOWN'>

/** Aliases of two account types in addresses (spec 1 §3). */
const aliases: Readonly<Record<string, DelegableType>> = {
  'admin/agencies': 'AGENCY',
  accounts: 'CUSTOMER',
}

const types: Readonly<Record<string, DelegableType>> = {
  ...Object.fromEntries(
    Object.entries(basePathOf).map(([type, path]) => [path, type as DelegableType]),
  ),
  ...aliases,
}

/** The account type of a `personaPath` or its alias; undefined for any other text. */
export const accountTypeAt = (personaPath: string): DelegableType | undefined =>
  Object.hasOwn(types, personaPath) ? types[personaPath] : undefined

/** The first page of each account type (spec 1 §2, "Jump-in page"). */
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
} as const satisfies Record<DelegableType, string>

/** Account types that staff can impersonate: all except their own and those without an area. */
export const delegableTypes = (Object.keys(destinationOf) as DelegableType[]).filter(
  (type) => type !== 'PARAPET',
)

/** Whether an account's type has an area; false for a missing or unknown type. */
export const isDelegable = (
  type: AccountType | 'unknown' | undefined,
): type is Exclude<DelegableType, 'PARAPET'> =>
  delegableTypes.some((enterable) => enterable === type)

/** Milliseconds between opening an account and its first screen (spec 1 §9). */
export const redirectDelay = 800

/** Maximum length of an account's name in an address. */
const maxNameLength = 120

/** An account's name from an address: plain text on one line, shortened to fit a heading. */
export const nameInAddress = (text: string | undefined): string | undefined => {
  const plain = (text ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  if (plain === '') return undefined
  const letters = Array.from(plain)
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength).join('')}…` : plain
}
