import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { withoutIndexes } from '../kernel/database/without-indexes.ts'
import type { Services } from '../kernel/services.ts'

const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)

/**
 * Inserts copies of a table's first rows, with other values in some columns: SQL of `i`, which counts from 1, and of
 * the copied row `t`. Copies have ids that begin with `bench-`.
 */
export const insertCopies = (
  table: PgTable,
  count: number,
  {
    from = sql``,
    values,
  }: { readonly from?: SQL; readonly values: Readonly<Record<string, string>> },
): SQL => {
  const columns = Object.entries(getTableColumns(table))
    .filter(([, column]) => column.generated === undefined)
    .map(([key]) => snake(key))
  const unknown = Object.keys(values).filter((name) => !columns.includes(name))
  if (unknown.length > 0) throw new Error(`No column ${unknown.join(', ')}`)
  const name = getTableName(table)
  const picked = columns.map((column) => values[column] ?? `t."${column}"`)
  return sql`
    with t as (select *, row_number() over (order by id) - 1 as t from ${sql.identifier(name)} where id not like 'bench-%')
    insert into ${sql.identifier(name)} (${sql.raw(columns.map((each) => `"${each}"`).join(', '))})
    select ${sql.raw(picked.join(', '))}
    from generate_series(1, ${sql.raw(String(count))}) as i
    join t on t.t = i % (select count(*) from t) ${from}`
}

/** Values of copied quotes that must differ from the original. */
export const copiedQuoteValues = {
  quote_number: `'PB-' || (2000000 + i)`,
  request_owner: 'null',
  request_id: 'null',
} as const

/**
 * Fills a table with copies, so that its lists use indexes and statistics like those of a long
 * table.
 */
export const fillWithCopies = async (
  { database }: Pick<Services, 'database'>,
  table: PgTable,
  count: number,
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  const copies = insertCopies(table, count, { values: { id: `'bench-' || i`, ...values } })
  await withoutIndexes(database, [table], async () => {
    await database.handle().execute(copies)
  })
  await database.handle().execute(sql`analyze ${table}`)
}
