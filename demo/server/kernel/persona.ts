/** Kinds of user: the columns of the access matrix, and the names of the seeded sign-ins. */
export const personas = [
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
export type Persona = (typeof personas)[number]
