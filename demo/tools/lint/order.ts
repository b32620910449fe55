/**
 * The domains of each group in the order in which they may import, on every floor alike: a domain
 * imports those before it only. What it needs of a later one is handed in by a composition: on the
 * server as a workflow or a parameter of its routes, in the portal by a slot.
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
    // what a browser or a key may do, which sessions depend on
    'consent',
    'access',
    'session',
    'permissions',
    // proofs of who somebody is, which sign-in and sign-up ask for
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
    // what differs by region of products and records
    'regions',
    'products',
    'sandbox',
    'register',
    // written and shown by every kind of record
    'activity',
    'presence',
    'accounts',
    'contacts',
    'security',
    'risk',
    'notes',
    'rating',
    // saving a quote answers its submission, in the same transaction
    'submissions',
    'quotes',
    // what is signed of a quote; a surplus lines notice is attested with the same receipt
    'signing',
    'surplus',
    // an issue posts what is owed
    'ledger',
    'policies',
    'billing',
    'claims',
    // drawn from all of the above
    'documents',
  ],
  administration: ['api-keys'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The domains of a group in order; undefined for groups of engines and of workflows. */
export const orderOf = (group: string): readonly string[] | undefined => {
  const orders: Readonly<Record<string, readonly string[]>> = domainOrder
  return Object.hasOwn(orders, group) ? orders[group] : undefined
}
