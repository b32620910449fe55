import { openEmbedded } from './embedded.ts'
import type { EndListener, OpenDatabase } from './open-database.ts'
import { openPostgres } from './postgres.ts'

/** PostgreSQL when an address is given, else the embedded database in the folder. */
export const openDatabase = (
  where: { readonly url?: string | undefined; readonly folder: string } & EndListener,
): Promise<OpenDatabase> =>
  where.url ? openPostgres(where.url) : openEmbedded(where.folder, where)
