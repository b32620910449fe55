import type { Database } from '../services.ts'

/**
 * Announces that others may have been lost, because their connection broke and was opened again.
 */
export const gap = 'gap'

/** An open database with the functions for its owner. */
export interface OpenDatabase {
  readonly database: Database
  /** Whether no other process can have it open. */
  readonly isExclusive: boolean
  /** Maximum calls at once. */
  readonly connections: number
  /** Calls back on announcements of any process of this database, including the announcing one. */
  listen(listener: (what: string) => void): () => void
  announce(what: string): Promise<void>
  close(): Promise<void>
}

/**
 * Milliseconds that a call waits for a connection before it gets 503. The embedded database has one
 * connection, and runs in the thread of the platform.
 */
export const defaultTimeout = { embedded: 15_000, postgres: 5_000 } as const

/** Called when a crash has ended the embedded database. */
export interface EndListener {
  readonly onEnd?: (error: Error) => void
}

/** Options of tests and benchmarks. */
export interface Bounds {
  /** Number of connections on PostgreSQL; the embedded database has one. */
  readonly connections?: number
  readonly timeout?: number
  /** Milliseconds of a response, and of an idle transaction, on PostgreSQL; 0 for no limit. */
  readonly answer?: number
  readonly idle?: number
  /** When the connection for announcements is checked on PostgreSQL. */
  readonly checks?: { readonly every: number; readonly within: number }
}
