/** What an error code means, for developers who embed or call the platform. */
export interface ErrorRow {
  /** HTTP status; 0 for errors that the client itself detects. */
  readonly status: number
  readonly cause: string
  readonly remedy: string
}

/**
 * The errors of a domain by code. Their text for users is `errors:<code>`, or `api-errors:<code>`
 * where only the platform sends it.
 */
export type ErrorRows = Readonly<Record<string, ErrorRow>>
