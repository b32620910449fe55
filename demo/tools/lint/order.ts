/** The groups of each floor in import order: a group imports earlier ones only. */
export const groupsOf = {
  core: ['foundation', 'platform', 'directory', 'identity', 'insurance', 'administration'],
  portal: ['frame', 'directory', 'identity', 'insurance', 'administration'],
  'demo/server': ['kernel', 'directory', 'identity', 'insurance', 'administration', 'workflows'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Floor = keyof typeof groupsOf

/**
 * The domains of each group in import order, the same on every floor: a domain imports earlier ones
 * only. A composition injects what it needs from a later one: on the server as a workflow or a
 * parameter of its routes, in the portal by a slot.
 */
export const domainOrder = {
  directory: [
    'organisations',
    'states',
    'industry-codes',
    'users',
    'underwriting-authority',
    'agencies',
    'teams',
  ],
  identity: [
    // permissions of browsers and keys, which sessions depend on
    'consent',
    'access',
    'session',
    'permissions',
    // proofs of identity, which sign-in and sign-up require
    'credentials',
    'human-check',
    'sso',
    'security-code',
    'mfa',
    'passwords',
    'sign-in',
    'sign-up',
    'impersonation',
    'profile',
    'host-sign-in',
    'settings',
    'saved-views',
  ],
  insurance: [
    // regional differences of products and records
    'regions',
    'products',
    'sandbox',
    'register',
    // used by every kind of record
    'activity',
    'presence',
    'accounts',
    'contacts',
    'security',
    'risk',
    'notes',
    'rating',
    // saving a quote updates its submission in the same transaction
    'submissions',
    'quotes',
    // signatures of a quote; a surplus lines attestation uses the same receipt
    'signing',
    'surplus',
    // issuing posts the premium receivable
    'ledger',
    'policies',
    'billing',
    'claims',
    // generated from all of the above
    'documents',
  ],
  administration: ['api-keys'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The domains of a group in order; undefined for groups of engines and of workflows. */
export const orderOf = (group: string): readonly string[] | undefined => {
  const orders: Readonly<Record<string, readonly string[]>> = domainOrder
  return Object.hasOwn(orders, group) ? orders[group] : undefined
}
