/**
 * What can be permitted, by record kind: the acts of each. A permission is `{kind}:{act}` (spec 1 §6).
 * An endpoint names the one it needs, a role lists those it holds, a view asks `can` for one.
 */
export const permittedActs = {
  account: ['read', 'verify', 'enter'],
  agency: ['read', 'manage'],
  billing: ['read', 'pay'],
  document: ['read'],
  policy: ['read'],
  quote: [
    'read',
    'create',
    'update',
    'request',
    'review',
    'release',
    'approve',
    'issue',
    'decline',
  ],
  /** Prices, and what a quote form offers: rules, presets, industries, states. */
  rating: ['read'],
  user: ['manage'],
} as const

type PermittedActs = typeof permittedActs

/** What calls are about: the kinds that permissions name, teams, and what is the viewer's own. */
export type RecordKind = keyof PermittedActs | 'team' | 'self'

/** `{record kind}:{act}`; a misspelt one does not compile. */
export type Permission = {
  [Kind in keyof PermittedActs]: `${Kind}:${PermittedActs[Kind][number]}`
}[keyof PermittedActs]

/** Permissions that no role holds: what a page, or the server of an agency, does for who is on the page. */
export type EmbedPermission = 'quote:email'

/** Every permission of roles there is, in the table's order. */
export const permissions: readonly Permission[] = Object.entries(permittedActs).flatMap(
  // entries forget which acts belong to which kind
  ([kind, acts]) => acts.map((act) => `${kind}:${act}` as Permission),
)

/** What a check may ask for: `any` passes for every signed-in user, `none` for no user (spec 1 §6). */
export type PermissionNeed = 'any' | 'none' | Permission | EmbedPermission
