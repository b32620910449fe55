import { describe, expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { recordKinds } from '#core/identity/session/model.ts'
import { recordKindOf } from '#core/platform/permissions/record-kind.ts'
import { roleTable } from '../../directory/users/roles.ts'
import { columns, readMatrix, type Column } from '../http/access/access-matrix.ts'
import { accountTypeOf } from '../viewer-kind.ts'
import { extentOf, type Extent, type ViewerType, type VisibilityTable } from './visibility.ts'
import { registry } from '../../registry.ts'

// The access table declares who may call, the scopes who sees which records. Both must agree.

const matrix = readMatrix()
const forTokens = catalogue.filter(({ audience }) => audience === 'token')
const tokenViewerTypes = recordKinds.map((kind): ViewerType => `${kind} token`)

const viewerTypes: readonly ViewerType[] = [
  ...accountTypes,
  'anonymous',
  'key',
  ...tokenViewerTypes,
]

/** The viewer types behind a column of the access table. */
const viewerTypesOf = (column: Column): readonly ViewerType[] => {
  if (column === 'record') return tokenViewerTypes
  return [column === 'anonymous' || column === 'key' ? column : accountTypeOf[column]]
}

const widest = (extents: readonly Extent[]): Extent =>
  extents.find((each) => each === 'all') ?? extents.find((each) => each === 'own') ?? 'none'

const widestExtent = (
  reaches: readonly VisibilityTable[],
  viewerTypes: readonly ViewerType[],
): Extent =>
  widest(
    reaches.flatMap((visibility) =>
      viewerTypes.map((viewerType) => extentOf(visibility, viewerType)),
    ),
  )

const kinds = Object.entries<readonly VisibilityTable[]>(registry.scopes)
const aboutKind = (kind: string) => forTokens.filter((each) => recordKindOf(each) === kind)

describe.each(kinds)('records of kind %s', (kind, reaches) => {
  test('have the same extent in the access table and in their scope', () => {
    const violations = aboutKind(kind).flatMap(({ id }) =>
      columns
        .map((column) => ({
          column,
          cell: matrix.get(id)?.[column],
          scope: widestExtent(reaches, viewerTypesOf(column)),
        }))
        .filter(({ cell, scope }) => cell !== 'none' && cell !== scope)
        .map((difference) => ({ id, ...difference })),
    )
    expect(violations).toEqual([])
  })

  test('are not in the scope of a viewer without a call for them', () => {
    const isReached = (viewerType: ViewerType): boolean =>
      columns
        .filter((column) => viewerTypesOf(column).includes(viewerType))
        .some((column) => aboutKind(kind).some(({ id }) => matrix.get(id)?.[column] !== 'none'))
    const idle = viewerTypes.filter(
      (each) => widestExtent(reaches, [each]) !== 'none' && !isReached(each),
    )
    expect(idle).toEqual([])
  })

  test('are not in the scope of an account without an area', () => {
    expect(widestExtent(reaches, ['UNKNOWN', 'anonymous'])).toBe('none')
  })
})

test('the viewer’s own data is never another user’s, and records without a scope are the same for all', () => {
  const cellsOf = (id: string): ReadonlySet<string> =>
    new Set(columns.map((column) => matrix.get(id)?.[column] ?? 'none'))
  const violations = forTokens.filter((endpoint) => {
    const kind = recordKindOf(endpoint)
    if (kind !== undefined && Object.hasOwn(registry.scopes, kind)) return false
    return cellsOf(endpoint.id).has(kind === 'self' ? 'all' : 'own')
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('every account type with an area has a kind of user', () => {
  const types = new Set(roleTable.map(({ viewerKind }) => accountTypeOf[viewerKind]))
  expect(accountTypes.filter((type) => type !== 'UNKNOWN' && !types.has(type))).toEqual([])
})
