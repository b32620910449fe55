/** The meaning of an error code, for developers who embed or call the platform. */
export interface ErrorRow {
  /** HTTP status; 0 for errors that the client detects. */
  readonly status: number
  readonly cause: string
  readonly remedy: string
}

/**
 * The errors of a domain by code. The text for users is `errors:<code>`, or `api-errors:<code>` for
 * errors that only the platform sends.
 */
export type ErrorRows = Readonly<Record<string, ErrorRow>>
