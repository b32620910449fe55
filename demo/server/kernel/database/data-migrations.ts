import type { Database } from '../services.ts'

/**
 * Rewrites rows where SQL alone cannot. It runs in the transaction of the migration and uses SQL
 * only, because tables and shapes of domains change later.
 */
export type DataMigration = (database: Database) => Promise<void>

/**
 * Data migrations by name. A name takes the next number of `schema/migrations`
 * (`0009_fold_company_names`), so that it runs after the SQL file before it. A released one never
 * changes.
 */
export const dataMigrations: Readonly<Record<string, DataMigration>> = {}
