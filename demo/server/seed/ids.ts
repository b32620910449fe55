/**
 * Ids that the seeds of all modules share. They never change between starts, so that tests, journeys
 * and documentation can name a record. A room's own seeded records add their ids in its own seed.
 */

/** Organisations (one per account type at least). The id of a customer organisation is its insured account's id. */
export const organisationIds = {
  staff: 'org-parapet',
  harbor: 'agency-harbor',
  /** Harbor's second location. */
  boston: 'agency-harbor-boston',
  wholesale: 'agency-summit-wholesale',
  albion: 'agency-albion',
  southern: 'agency-southern',
  customer: 'account-bayside-dental',
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

/** Users: `<who>@demo.test`. `broker` works at Albion, the UK brokerage, `aubroker` at Southern, the Australian one. */
export const userIds = {
  admin: 'user-admin',
  underwriter: 'user-underwriter',
  claims: 'user-claims',
  agency: 'user-agency',
  agent: 'user-agent',
  /** An agent of Harbor's who sees one team's accounts only. */
  desk: 'user-desk',
  wholesale: 'user-wholesale',
  broker: 'user-broker',
  aubroker: 'user-aubroker',
  customer: 'user-customer',
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

/** Publishable client keys, as they stand in the snippets of the two host sites and the playground. */
export const clientKeys = {
  harbor: 'pk_harbor_demo',
  /** A second key on Harbor's own page: two calculators side by side that do not see each other. */
  harborSecond: 'pk_harbor_demo_2',
  albion: 'pk_albion_demo',
  /** For pages of the portal as Australia; no host site of its own. */
  southern: 'pk_southern_demo',
  /** The playground, served by the portal itself. */
  playground: 'pk_playground_demo',
} as const

/** The API key of the UK site's own back end; its secret is made into DATA_DIR, never stored here. */
export const apiKeyIds = { albion: 'ak_albion_demo' } as const

/** Insured accounts that others name: the customer's own, and the one that the UK site opens for its client. */
export const accountIds = {
  customer: organisationIds.customer,
  albionClient: 'account-thornfield-joinery',
} as const
