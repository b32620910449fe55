/** What one code means, for whoever embeds or calls the platform. */
export interface ErrorRow {
  /** HTTP status; 0 for what the client itself finds. */
  readonly status: number
  readonly cause: string
  readonly remedy: string
}

/**
 * The errors of a domain by their code. The text of a code for people is `errors:<code>` or, where only
 * the platform says it, `api-errors:<code>`.
 */
export type ErrorRows = Readonly<Record<string, ErrorRow>>
