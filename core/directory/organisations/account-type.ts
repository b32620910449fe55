/** Kinds of organisation (spec 1 §3). `PARAPET` is the provider's own staff. */
export const accountTypes = [
  'PARAPET',
  'AGENCY',
  'CUSTOMER',
  'DIGITAL',
  'MSSP',
  'CARRIER',
  'CLUSTER',
  'VENDOR',
  'POOL',
  'RE_INSURER',
  'PREMIUM_PROCESSOR',
  'UNKNOWN',
] as const
export type AccountType = (typeof accountTypes)[number]
