/**
 * The permitted acts by record kind. A permission is `{kind}:{act}` (spec 1 §6). An endpoint names
 * the one it needs, a role lists those it has, a view checks one with `can`.
 */
export const permittedActs = {
  /**
   * `offer`: what can be quoted for an account, and for how much. `review`: notes about an account,
   * its views and changes. `decline`: closes it to quotes, and reopens it. `assign`: agencies to
   * its company. `appoint`: the policyholder's own agent. `refer`: finds the agency for a referral.
   * `introduce`: adds one for an agency, as a managed security provider.
   */
  account: [
    'read',
    'offer',
    'review',
    'create',
    'update',
    'verify',
    'enter',
    'decline',
    'delete',
    'assign',
    'appoint',
    'refer',
    'introduce',
  ],
  /**
   * `review`: the provider's data about it: levels, programs, appointments, numbers. `update`: its
   * contact and numbers. `sign`: the agreement with the provider, by the agency itself.
   */
  agency: ['read', 'review', 'update', 'sign', 'manage'],
  /** Limits of underwriting authority. */
  authority: ['manage'],
  billing: ['read', 'pay'],
  /**
   * Bound quotes, including those on whose paper, in whose cluster or through whom they were bound.
   */
  binder: ['read'],
  document: ['read'],
  /** Keys of an agency's own pages and servers. */
  key: ['read', 'manage'],
  policy: ['read'],
  /**
   * `fill`: answers its subjectivities. `compare`: the variations of an account. `send`: to
   * policyholder or agent. `ask`: for the policyholder's signature. `sign`: as its policyholder.
   * `attest`: the surplus lines notice. `close`: marks it as lost or deletes it, and reverts
   * either. `agentIssue`: issues the policy of a binder, as its agency.
   */
  quote: [
    'read',
    'compare',
    'create',
    'update',
    'send',
    'ask',
    'sign',
    'attest',
    'request',
    'fill',
    'close',
    'review',
    'release',
    'approve',
    'issue',
    'agentIssue',
    'decline',
  ],
  /** Prices, and the data of a quote form: rules, presets, industries, states. */
  rating: ['read'],
  /** Risk scores of accounts; `refresh` scans and scores again. */
  risk: ['read', 'refresh'],
  /**
   * Requests to quote a company. `update`: data, team, lost and reopened. `quote`: prices one.
   * `review`: the desk's part: owners, replies, statuses, referrals to carriers.
   */
  submission: ['read', 'create', 'update', 'quote', 'review', 'decline'],
  user: ['manage'],
} as const

type PermittedActs = typeof permittedActs

/** The record kinds of calls: those of the permissions, teams, and the viewer's own data. */
export type RecordKind = keyof PermittedActs | 'team' | 'self'

/** `{record kind}:{act}`; a misspelt one does not compile. */
export type Permission = {
  [Kind in keyof PermittedActs]: `${Kind}:${PermittedActs[Kind][number]}`
}[keyof PermittedActs]

/**
 * Permissions without a role: those of a host page or an agency's server, for the user of the page.
 */
export type EmbedPermission = 'quote:email'

/** Every permission that a role can have, in the order of the table. */
export const permissions: readonly Permission[] = Object.entries(permittedActs).flatMap(
  // `Object.entries` loses the link between an act and its kind
  ([kind, acts]) => acts.map((act) => `${kind}:${act}` as Permission),
)

/**
 * The requirement of a check: `any` passes for every signed-in user, `none` for no user (spec 1
 * §6).
 */
export type PermissionNeed = 'any' | 'none' | Permission | EmbedPermission
