import { describe, expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { recordKinds } from '#core/identity/session/model.ts'
import { recordKindOf } from '#core/platform/permissions/record-kind.ts'
import { roleTable } from '../../directory/users/roles.ts'
import { columns, readMatrix, type Column } from '../http/access/access-matrix.ts'
import { accountTypeOf } from '../viewer-kind.ts'
import { extentOf, type Extent, type Reader, type VisibilityTable } from './visibility.ts'
import { registry } from '../../registry.ts'

// The access table declares who may call, the scopes who sees which records. Both must agree.

const matrix = readMatrix()
const forTokens = catalogue.filter(({ audience }) => audience === 'token')
const tokenReaders = recordKinds.map((kind): Reader => `${kind} token`)

const readers: readonly Reader[] = [...accountTypes, 'anonymous', 'key', ...tokenReaders]

/** The readers behind a column of the access table. */
const readersOf = (column: Column): readonly Reader[] => {
  if (column === 'record') return tokenReaders
  return [column === 'anonymous' || column === 'key' ? column : accountTypeOf[column]]
}

const widest = (extents: readonly Extent[]): Extent =>
  extents.find((each) => each === 'all') ?? extents.find((each) => each === 'own') ?? 'none'

const extentIn = (reaches: readonly VisibilityTable[], readers: readonly Reader[]): Extent =>
  widest(reaches.flatMap((visibility) => readers.map((reader) => extentOf(visibility, reader))))

const kinds = Object.entries<readonly VisibilityTable[]>(registry.scopes)
const aboutKind = (kind: string) => forTokens.filter((each) => recordKindOf(each) === kind)

describe.each(kinds)('records of kind %s', (kind, reaches) => {
  test('have the same extent in the access table and in their scope', () => {
    const wrong = aboutKind(kind).flatMap(({ id }) =>
      columns
        .map((column) => ({
          column,
          cell: matrix.get(id)?.[column],
          scope: extentIn(reaches, readersOf(column)),
        }))
        .filter(({ cell, scope }) => cell !== 'none' && cell !== scope)
        .map((difference) => ({ id, ...difference })),
    )
    expect(wrong).toEqual([])
  })

  test('are not in the scope of a reader without a call for them', () => {
    const isReached = (reader: Reader): boolean =>
      columns
        .filter((column) => readersOf(column).includes(reader))
        .some((column) => aboutKind(kind).some(({ id }) => matrix.get(id)?.[column] !== 'none'))
    const idle = readers.filter((each) => extentIn(reaches, [each]) !== 'none' && !isReached(each))
    expect(idle).toEqual([])
  })

  test('are not in the scope of an account without an area', () => {
    expect(extentIn(reaches, ['UNKNOWN', 'anonymous'])).toBe('none')
  })
})

test('the viewer’s own data is never another user’s, and records without a scope are the same for all', () => {
  const cellsOf = (id: string): ReadonlySet<string> =>
    new Set(columns.map((column) => matrix.get(id)?.[column] ?? 'none'))
  const wrong = forTokens.filter((endpoint) => {
    const kind = recordKindOf(endpoint)
    if (kind !== undefined && Object.hasOwn(registry.scopes, kind)) return false
    return cellsOf(endpoint.id).has(kind === 'self' ? 'all' : 'own')
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('every account type with an area has a kind of user', () => {
  const types = new Set(roleTable.map(({ viewerKind }) => accountTypeOf[viewerKind]))
  expect(accountTypes.filter((type) => type !== 'UNKNOWN' && !types.has(type))).toEqual([])
})
