import type { EmbedPermission, Permission } from '#core/platform/permissions/permission-table.ts'
import type { Viewer } from '../viewer.ts'

/**
 * Viewers without a role: by the key of a page, by a token of the agency's server, by a security
 * code. Codes of a review and of a surplus lines notice permit only the calls of their page.
 */
export type TokenKind = 'page' | 'server' | 'code' | 'review' | 'notice'

const reading = [
  'account:read',
  'agency:read',
  'document:read',
  'quote:read',
  'rating:read',
] as const satisfies readonly Permission[]
const scoring = ['risk:read'] as const satisfies readonly Permission[]
/** Forms of an account on an agency's own page, for the session that its server opened. */
const editing = ['account:update'] as const satisfies readonly Permission[]
/** The products of an account, and its variations to policyholder or agent, for such a session too. */
const offering = ['account:offer', 'quote:send'] as const satisfies readonly Permission[]
const saving = ['quote:compare', 'quote:create', 'quote:update', 'quote:email'] as const
/** A request to quote, sent from an agency's page or its own server. */
const submitting = ['submission:read', 'submission:create'] as const satisfies readonly Permission[]
const paying = ['billing:read', 'billing:pay', 'policy:read'] as const satisfies Permission[]

/**
 * The permissions of each kind of token. Users have those of their role. The visibility tables
 * limit the records.
 */
export const tokenPermissions = {
  page: [...reading, ...saving, ...submitting],
  server: [...reading, ...saving, ...paying, ...scoring, ...editing, ...offering, ...submitting],
  code: [...reading, ...paying, 'quote:sign', 'quote:fill'],
  review: ['quote:read', 'document:read', 'account:verify', 'quote:request'],
  notice: ['quote:read', 'quote:attest'],
} as const satisfies Readonly<Record<TokenKind, readonly (Permission | EmbedPermission)[]>>

/** The token of a security code, by the flow of its link. */
const codeKinds = new Map<string, TokenKind>([
  ['QUOTE_REVIEW', 'review'],
  ['SURPLUS_NOTICE', 'notice'],
])

/** Undefined for users, who have a role, and for anonymous viewers. */
export const tokenKindOf = (viewer: Viewer): TokenKind | undefined => {
  if (viewer.kind === 'key') return 'page'
  if (viewer.kind !== 'record') return undefined
  if (viewer.flow === undefined) return 'server'
  return codeKinds.get(viewer.flow) ?? 'code'
}

/** The permissions of a viewer: by the role, or by the token. */
export const permissionsOf = (viewer: Viewer): readonly string[] => {
  if (viewer.kind === 'user') return viewer.permissions
  const token = tokenKindOf(viewer)
  return token === undefined ? [] : tokenPermissions[token]
}

export const isPermitted = (viewer: Viewer, permission: Permission | EmbedPermission): boolean =>
  permissionsOf(viewer).includes(permission)

/** Viewers that act for the user of a web page, who is unknown to the platform. */
const embeds: readonly (TokenKind | undefined)[] = ['page', 'server']

export const isEmbed = (viewer: Viewer): boolean => embeds.includes(tokenKindOf(viewer))

/** Codes for a single purpose, whose holders see nothing about the company's security. */
const onePurpose: readonly (TokenKind | undefined)[] = ['review', 'notice']

export const isForOnePurpose = (viewer: Viewer): boolean => onePurpose.includes(tokenKindOf(viewer))
