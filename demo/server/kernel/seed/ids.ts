/**
 * Ids that the seeds of all modules share. They never change between starts, so that tests,
 * journeys and documentation can name a record. A module's own seeded records have their ids in its
 * own seed.
 */

/**
 * Organisations (at least one per account type). The id of a customer organisation is its insured
 * account's id.
 */
export const organisationIds = {
  staff: 'org-parapet',
  harbor: 'agency-harbor',
  /** Harbor's second location. */
  boston: 'agency-harbor-boston',
  wholesale: 'agency-summit-wholesale',
  albion: 'agency-albion',
  southern: 'agency-southern',
  customer: 'account-bayside-dental',
  ukcustomer: 'account-castle-hill-hotel',
  aucustomer: 'account-coolabah-dental',
  da: 'org-quotebridge',
  mssp: 'org-sentinel-watch',
  carrier: 'org-northgate-specialty',
  vendor: 'org-breachworks',
  cluster: 'org-keystone-cluster',
  reinsurer: 'org-meridian-re',
  premiumprocessor: 'org-clearline-premium',
  pool: 'org-cascade-pool',
  enforced: 'org-ironclad-monitoring',
} as const

/**
 * Users: `<who>@demo.test`. `broker` works at Albion, the UK brokerage, `aubroker` at Southern, the
 * Australian one. `ukcustomer` and `aucustomer` are their policyholders.
 */
export const userIds = {
  admin: 'user-admin',
  underwriter: 'user-underwriter',
  claims: 'user-claims',
  agency: 'user-agency',
  agent: 'user-agent',
  /** An agent of Harbor who sees the accounts of one team only. */
  desk: 'user-desk',
  wholesale: 'user-wholesale',
  broker: 'user-broker',
  aubroker: 'user-aubroker',
  customer: 'user-customer',
  ukcustomer: 'user-ukcustomer',
  aucustomer: 'user-aucustomer',
  da: 'user-da',
  mssp: 'user-mssp',
  carrier: 'user-carrier',
  vendor: 'user-vendor',
  cluster: 'user-cluster',
  reinsurer: 'user-reinsurer',
  premiumprocessor: 'user-premiumprocessor',
  pool: 'user-pool',
  enforced: 'user-enforced',
} as const

/** Teams of the provider, and of Harbor. */
export const teamIds = {
  northeast: 'team-northeast',
  gulf: 'team-gulf',
  wholesale: 'team-wholesale',
  international: 'team-international',
  galveston: 'team-galveston',
  healthcare: 'team-healthcare',
} as const

/** Publishable client keys, as in the snippets of the two host sites and the playground. */
export const clientKeys = {
  harbor: 'pk_harbor_demo',
  /** A second key on Harbor's own page, for two independent calculators side by side. */
  harborSecond: 'pk_harbor_demo_2',
  albion: 'pk_albion_demo',
  /** For pages of the portal as Australia, which has no host site. */
  southern: 'pk_southern_demo',
  /** The playground, served by the portal itself. */
  playground: 'pk_playground_demo',
} as const

/** The API key of the UK site's back end. Its secret is created in DATA_DIR. */
export const apiKeyIds = { albion: 'ak_albion_demo' } as const

/**
 * Insured accounts with known ids: those of the customers, the one that the UK site opens for its
 * client, and one of the Australian brokerage.
 */
export const accountIds = {
  customer: organisationIds.customer,
  ukCustomer: organisationIds.ukcustomer,
  albionClient: 'account-thornfield-joinery',
  southernClient: organisationIds.aucustomer,
} as const
