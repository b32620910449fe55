import { openEmbedded } from './embedded.ts'
import type { OpenDatabase } from './open-database.ts'
import { openPostgres } from './postgres.ts'

/** PostgreSQL when an address is given, else the embedded database in the folder. */
export const openDatabase = (where: {
  readonly url?: string | undefined
  readonly folder: string
}): Promise<OpenDatabase> => (where.url ? openPostgres(where.url) : openEmbedded(where.folder))
