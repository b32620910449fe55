import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Opens an embedded database with the extensions that the migrations create. */
export const createPglite = (options: Omit<PGliteOptions, 'extensions'> = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } })
