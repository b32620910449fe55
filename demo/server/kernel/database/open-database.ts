import type { Database } from '../services.ts'

/** An open database and what only its owner needs. */
export interface OpenDatabase {
  readonly database: Database
  /** True when no other process can have it open. */
  readonly isExclusive: boolean
  /** Calls that it works on at once. */
  readonly connections: number
  /** Calls back whenever any process of this database announces something; the announcing process is called too. */
  listen(listener: (what: string) => void): () => void
  announce(what: string): Promise<void>
  close(): Promise<void>
}

/**
 * Milliseconds that a call waits for a connection before it is answered with 503. The embedded database
 * has one connection, and runs in the thread of the platform.
 */
export const defaultTimeout = { embedded: 15_000, postgres: 5_000 } as const

/** What differs in tests. */
export interface Bounds {
  /** On PostgreSQL; the embedded database has one. */
  readonly connections?: number
  readonly timeout?: number
}
