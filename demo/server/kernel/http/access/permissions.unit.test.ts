import { expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { permissions, type Permission } from '#core/platform/permissions/permission-table.ts'
import { isAllowed } from '#core/platform/permissions/rules.ts'
import { viewerKinds, type ViewerKind } from '../../viewer-kind.ts'
import { permissionsMapOf } from '../../../directory/users/permissions.ts'
import { roleTable } from '../../../directory/users/roles.ts'
import { tokenPermissions, type TokenKind } from '../../scope/permitted.ts'
import { readMatrix } from './access-matrix.ts'

const matrix = readMatrix()
const forUsers = catalogue.filter(({ audience }) => audience === 'token')

/** Whether any role of a kind of viewer may call. */
const isHeldBy = (viewerKind: ViewerKind, { permission = 'none' }: Endpoint): boolean =>
  roleTable
    .filter((role) => role.viewerKind === viewerKind)
    .some((role) => isAllowed(permissionsMapOf(role.permissions), permission))

test('an endpoint for a token requires a permission, a public one none', () => {
  const violations = catalogue.filter(
    ({ audience, permission }) => (audience === 'token') !== (permission !== undefined),
  )
  expect(violations.map(({ id }) => id)).toEqual([])
})

test.each(viewerKinds)('the table and the permissions of %s open the same calls', (viewerKind) => {
  const byTable = forUsers.filter(({ id }) => matrix.get(id)?.[viewerKind] !== 'none')
  const byPermission = forUsers.filter((endpoint) => isHeldBy(viewerKind, endpoint))
  expect(byPermission.map(({ id }) => id)).toEqual(byTable.map(({ id }) => id))
})

test('every kind of viewer has a role', () => {
  expect(
    viewerKinds.filter((each) => !roleTable.some(({ viewerKind }) => viewerKind === each)),
  ).toEqual([])
})

test('the permission none opens nothing, and no role has it', () => {
  const needed = new Set(catalogue.map(({ permission }) => permission))
  const granted = new Set(roleTable.flatMap((role): readonly Permission[] => role.permissions))
  expect(permissions.filter((each) => !needed.has(each))).toEqual([])
  expect(permissions.filter((each) => !granted.has(each))).toEqual([])
})

test('each permission of a role allows a call that its column of the table opens', () => {
  const idle = roleTable.flatMap(({ id: role, viewerKind, permissions: granted }) =>
    granted
      .filter((each) =>
        catalogue.every(
          ({ id, permission }) => permission !== each || matrix.get(id)?.[viewerKind] === 'none',
        ),
      )
      .map((each) => `${role}: ${each}`),
  )
  expect(idle).toEqual([])
})

/** The columns of the table for tokens without a role. */
const tokenColumns = {
  page: 'key',
  server: 'record',
  code: 'record',
  review: 'record',
  notice: 'record',
} as const satisfies Readonly<Record<TokenKind, 'key' | 'record'>>
const tokenKinds = [
  'page',
  'server',
  'code',
  'review',
  'notice',
] as const satisfies readonly TokenKind[]

/** The calls with a permission that the table opens for a column. */
const eligibleFor = (column: 'key' | 'record'): readonly Endpoint[] =>
  forUsers.filter(
    ({ id, permission = 'none' }) =>
      matrix.get(id)?.[column] !== 'none' && permission !== 'any' && permission !== 'none',
  )

test.each(['key', 'record'] as const)(
  'a call that the table opens for a %s is permitted by such a token',
  (column) => {
    const permitted = new Set<string>(
      tokenKinds
        .filter((kind) => tokenColumns[kind] === column)
        .flatMap((kind) => tokenPermissions[kind]),
    )
    const violations = eligibleFor(column).filter(
      ({ permission = 'none' }) => !permitted.has(permission),
    )
    expect(violations.map(({ id }) => id)).toEqual([])
  },
)

test.each(tokenKinds)('each permission of a %s token allows a call', (kind) => {
  const needed = new Set(eligibleFor(tokenColumns[kind]).map(({ permission }) => permission))
  expect(tokenPermissions[kind].filter((each) => !needed.has(each))).toEqual([])
})
