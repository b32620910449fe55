import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { registry } from '../registry.ts'

/** Every index slows down each save. */
const mostIndexes = 12

test('no table has more than 12 indexes, with those of its keys', () => {
  const counts = registry.tables.map((table) => {
    const { name, columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table)
    const ofColumns = columns.filter(({ primary, isUnique }) => primary || isUnique)
    const all = [...ofColumns, ...indexes, ...primaryKeys, ...uniqueConstraints]
    return { name, count: all.length }
  })
  expect(counts.find(({ name }) => name === 'quotes')?.count).toBeGreaterThan(1)
  expect(counts.filter(({ count }) => count > mostIndexes)).toEqual([])
})
