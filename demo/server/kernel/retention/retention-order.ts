import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { sortTopologically } from '../modules/topological-order.ts'
import type { OldRows, Retention } from './model.ts'

/** Whether rows of a table may reference rows of another. */
const references = (table: PgTable, target: PgTable): boolean =>
  table !== target &&
  getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === target)

/**
 * The retention of all domains in order: referencing rows are deleted before referenced ones, so
 * that one run deletes both.
 */
export const retentionInOrder = (
  rules: readonly Retention[],
  tables: readonly PgTable[],
): readonly OldRows[] => {
  const cleaned = [...new Set(rules.map(({ table }) => table))]
  const sorted = sortTopologically(rules, {
    nameOf: ({ table }) => getTableName(table),
    after: ({ table, after = [] }) =>
      [...after, ...cleaned.filter((each) => references(each, table))].map(getTableName),
  })
  return sorted.map(({ when, ...rule }) => ({
    ...rule,
    when: typeof when === 'function' ? when(tables) : when,
  }))
}
