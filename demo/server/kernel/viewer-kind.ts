import type { AccountType } from '#core/directory/organisations/account-type.ts'

/** Kinds of user: the columns of the access matrix, and the names of the seeded sign-ins. */
export const viewerKinds = [
  'admin',
  'underwriter',
  'claims',
  'agency',
  'agent',
  'wholesale',
  'customer',
  'da',
  'mssp',
  'carrier',
  'vendor',
  'cluster',
  'reinsurer',
  'premiumprocessor',
  'pool',
] as const
export type ViewerKind = (typeof viewerKinds)[number]

/** The account type of each kind of user. */
export const accountTypeOf = {
  admin: 'PARAPET',
  underwriter: 'PARAPET',
  claims: 'PARAPET',
  agency: 'AGENCY',
  agent: 'AGENCY',
  wholesale: 'AGENCY',
  customer: 'CUSTOMER',
  da: 'DIGITAL',
  mssp: 'MSSP',
  carrier: 'CARRIER',
  vendor: 'VENDOR',
  cluster: 'CLUSTER',
  reinsurer: 'RE_INSURER',
  premiumprocessor: 'PREMIUM_PROCESSOR',
  pool: 'POOL',
} as const satisfies Record<ViewerKind, AccountType>
