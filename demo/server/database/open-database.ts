import type { Database } from '../kernel/services.ts'

/** An open database and what only its owner needs. */
export interface OpenDatabase {
  readonly database: Database
  /** True when no other process can have it open. */
  readonly isExclusive: boolean
  /** Calls back whenever any process of this database announces something; `announce` is heard by itself too. */
  listen(listener: (what: string) => void): () => void
  announce(what: string): Promise<void>
  close(): Promise<void>
}
