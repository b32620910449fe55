import type { Permission } from '#core/platform/permissions/permission-table.ts'
import type { ViewerKind } from '../../kernel/viewer-kind.ts'

/** A role: its name, its permissions and the scopes of its token (spec 1 §6). */
export interface RoleData {
  readonly id: string
  readonly name: string
  readonly viewerKind: ViewerKind
  readonly scopes: readonly string[]
  readonly permissions: readonly Permission[]
  /** Whether the role sees only records of the user's teams. */
  readonly teamRealm?: true
}

const admin = ['role:admin', 'role:operator']
const operator = ['role:operator']

const readPermissions = [
  'account:read',
  'agency:read',
  'billing:read',
  'binder:read',
  'document:read',
  'policy:read',
  'quote:read',
  'rating:read',
  'risk:read',
] as const satisfies readonly Permission[]

/** Permissions of everybody who works for the insured, but not of the insured. */
const reviewPermissions = [
  ...readPermissions,
  'account:offer',
  'account:review',
  'agency:review',
  'quote:compare',
  'submission:read',
] as const satisfies readonly Permission[]

const sellPermissions = [
  ...reviewPermissions,
  'account:create',
  'account:refer',
  'account:update',
  'account:verify',
  'quote:create',
  'quote:update',
  'quote:send',
  'quote:ask',
  'quote:request',
  'quote:fill',
  'quote:close',
  'risk:refresh',
  'submission:create',
  'submission:update',
  'submission:quote',
] as const satisfies readonly Permission[]

/**
 * Agencies issue binders and place surplus lines under their broker's license. Staff never attest
 * for a broker.
 */
const placePermissions = [
  ...sellPermissions,
  'quote:attest',
  'quote:agentIssue',
] as const satisfies readonly Permission[]

/** Administrators of an agency. */
const adminPermissions = [
  'account:delete',
  'agency:update',
  'agency:sign',
  'user:manage',
  'key:read',
  'key:manage',
] as const satisfies readonly Permission[]

/** Only underwriters release, decline and decide on requests to bind (spec 2 §6). */
const underwritingPermissions = [
  ...sellPermissions,
  'account:enter',
  'account:assign',
  'account:decline',
  'account:delete',
  'quote:review',
  'quote:release',
  'quote:approve',
  'quote:issue',
  'quote:decline',
  'submission:review',
  'submission:decline',
] as const satisfies readonly Permission[]

/**
 * The roles of the platform, including staff roles without a seeded sign-in. The access table
 * limits the calls of each kind of viewer; a role can have fewer permissions.
 */
export const roleTable: readonly RoleData[] = [
  {
    id: 'super-admin',
    name: 'Super Admin',
    viewerKind: 'admin',
    scopes: admin,
    permissions: [
      ...underwritingPermissions,
      'user:manage',
      'agency:manage',
      'agency:update',
      'authority:manage',
    ],
  },
  {
    id: 'underwriter',
    name: 'Power User',
    viewerKind: 'underwriter',
    scopes: operator,
    permissions: underwritingPermissions,
  },
  {
    id: 'senior-underwriter',
    name: 'Senior Underwriter',
    viewerKind: 'underwriter',
    scopes: operator,
    permissions: underwritingPermissions,
  },
  {
    id: 'customer-success',
    name: 'Customer Success',
    viewerKind: 'underwriter',
    scopes: operator,
    permissions: [
      ...reviewPermissions,
      'account:verify',
      'account:enter',
      'account:refer',
      'account:assign',
    ],
  },
  {
    id: 'biz-dev',
    name: 'Biz Dev',
    viewerKind: 'claims',
    scopes: operator,
    permissions: reviewPermissions,
  },
  {
    id: 'tsm',
    name: 'TSM',
    viewerKind: 'underwriter',
    scopes: operator,
    permissions: [...reviewPermissions, 'account:enter'],
  },
  {
    id: 'technician',
    name: 'Technician',
    viewerKind: 'claims',
    scopes: operator,
    permissions: reviewPermissions,
  },
  {
    id: 'head-of-claims',
    name: 'Head of Claims',
    viewerKind: 'claims',
    scopes: operator,
    permissions: reviewPermissions,
  },
  {
    id: 'agency-admin',
    name: 'Agency Admin',
    viewerKind: 'agency',
    scopes: admin,
    permissions: [...placePermissions, ...adminPermissions],
  },
  {
    id: 'agent',
    name: 'Agent',
    viewerKind: 'agent',
    scopes: operator,
    permissions: placePermissions,
  },
  {
    id: 'team-agent',
    name: 'Team Agent',
    viewerKind: 'agent',
    scopes: operator,
    permissions: placePermissions,
    teamRealm: true,
  },
  {
    id: 'wholesale-admin',
    name: 'Agency Admin',
    viewerKind: 'wholesale',
    scopes: admin,
    permissions: [...placePermissions, ...adminPermissions],
  },
  {
    id: 'policyholder',
    name: 'Policyholder',
    viewerKind: 'customer',
    scopes: admin,
    permissions: [...readPermissions, 'billing:pay', 'quote:sign', 'quote:fill', 'account:appoint'],
  },
  {
    id: 'aggregator',
    name: 'Digital Agent',
    viewerKind: 'da',
    scopes: admin,
    permissions: ['binder:read'],
  },
  {
    id: 'security-provider',
    name: 'Managed Security Provider',
    viewerKind: 'mssp',
    scopes: admin,
    permissions: ['account:read', 'account:refer', 'account:introduce', 'rating:read'],
  },
  {
    id: 'carrier',
    name: 'Carrier',
    viewerKind: 'carrier',
    scopes: admin,
    permissions: ['binder:read'],
  },
  { id: 'vendor', name: 'Vendor', viewerKind: 'vendor', scopes: admin, permissions: [] },
  {
    id: 'cluster',
    name: 'Cluster',
    viewerKind: 'cluster',
    scopes: admin,
    permissions: ['binder:read'],
  },
  { id: 'reinsurer', name: 'Reinsurer', viewerKind: 'reinsurer', scopes: admin, permissions: [] },
  {
    id: 'premium-processor',
    name: 'Premium Processor',
    viewerKind: 'premiumprocessor',
    scopes: admin,
    permissions: [],
  },
  { id: 'pool', name: 'Pool', viewerKind: 'pool', scopes: admin, permissions: [] },
]
