import process from 'node:process'

/** Writes one line for the operator. Never contains passwords, codes, tokens or card data. */
export interface LogEntry {
  readonly what: string
  readonly requestId?: string
  readonly error?: unknown
  readonly [more: string]: unknown
}

export type Log = (entry: LogEntry) => void

/** The error of a failed query contains its values, which may be tokens or the text of a mail. */
const values = /\nparams: [^]*$/

/** The message of an error, without the values of a query. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(values, '') : String(error)

/** The stack of an error, without the values of a query. */
export const stackOf = (error: Error): string =>
  error.stack?.replace(error.message, () => messageOf(error)) ?? messageOf(error)

/** Minimum length of a one-time token in an address; ids are shorter. */
const tokenLength = 40

/** A path without one-time tokens and email addresses. */
export const pathOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.length >= tokenLength || /@|%40/.test(part) ? '…' : part))
    .join('/')

const plain = (_key: string, value: unknown): unknown => {
  if (!(value instanceof Error)) return value
  const { name, cause } = value
  return { name, message: messageOf(value), stack: stackOf(value), cause }
}

/** An entry as one line. */
export const lineOf = (entry: LogEntry): string => JSON.stringify(entry, plain)

/** Writes one JSON line per entry to the error stream. */
export const logToStderr: Log = (entry) => {
  process.stderr.write(`${lineOf(entry)}\n`)
}
