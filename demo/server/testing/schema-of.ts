import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../kernel/database/rows-of.ts'
import type { Database } from '../kernel/services.ts'

/** Each query lists one kind of schema object with its full definition as text. */
const kinds = {
  columns: sql`
    select format('%s.%s.%s %s %s %s %s', table_schema, table_name, column_name, ordinal_position,
      udt_name, is_nullable, coalesce(column_default, generation_expression)) as text
    from information_schema.columns where table_schema in ('public', 'sandbox')`,
  indexes: sql`
    select indexdef as text from pg_indexes where schemaname in ('public', 'sandbox')`,
  constraints: sql`
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
    from pg_constraint where connamespace in ('public'::regnamespace, 'sandbox'::regnamespace)`,
  triggers: sql`
    select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal`,
  functions: sql`
    select pg_get_functiondef(oid) as text from pg_proc
    where pronamespace in ('public'::regnamespace, 'sandbox'::regnamespace)
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
} as const satisfies Readonly<Record<string, SQL>>

/** The schema of a database: every column, index, constraint, trigger and function, sorted. */
export const schemaOf = async (
  database: Database,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const entries = Object.entries(kinds).map(async ([kind, query]) => {
    const rows = rowsOf<{ text: string }>(await database.handle().execute(query))
    return [kind, rows.map(({ text }) => text).sort()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
