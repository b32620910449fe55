import { sql } from 'drizzle-orm'
import type { Database } from '../services.ts'
import { databaseCodeOf, isStorageFull } from './error-code.ts'

/** Tracks whether the disk is full until something can be written again. */
export interface StorageWatch {
  /** Records an error of a full disk; ignores others. */
  note(error: unknown): void
  /** Rejects with the database's error while the disk is still full. */
  check(): Promise<void>
}

/**
 * Writes about a megabyte and rolls it back. Updating a row is not enough, because it finds space
 * in the table's existing pages.
 */
const probe = sql`
  create temporary table storage_probe on commit drop as
  select md5(number::text) from generate_series(1, 20000) as number`

/** Watches the disk of a database. A check costs nothing unless the disk was full before. */
export const createStorageWatch = (database: Database): StorageWatch => {
  let wasFull = false
  return {
    note(error) {
      if (isStorageFull(databaseCodeOf(error))) wasFull = true
    },
    async check() {
      if (!wasFull) return
      await database.transaction(async () => {
        await database.handle().execute(probe)
      })
      wasFull = false
    },
  }
}
