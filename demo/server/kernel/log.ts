import process from 'node:process'

/** One line for the operator. Never holds passwords, codes, tokens or card data. */
export interface LogEntry {
  readonly what: string
  readonly requestId?: string
  readonly error?: unknown
  readonly [more: string]: unknown
}

export type Log = (entry: LogEntry) => void

/** A query that failed tells the values that were in it, be they tokens or the text of a mail. */
const values = /\nparams: [^]*$/

/** What an error says, without the values of a query. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(values, '') : String(error)

/** Longer than any id: a segment of an address that is a one-time token. */
const tokenLength = 40

/** A path without what must not be kept: one-time tokens and e-mail addresses. */
export const pathOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.length >= tokenLength || /@|%40/.test(part) ? '…' : part))
    .join('/')

const plain = (_key: string, value: unknown): unknown => {
  if (!(value instanceof Error)) return value
  const { name, cause } = value
  const message = messageOf(value)
  return { name, message, stack: value.stack?.replace(value.message, () => message), cause }
}

/** An entry as one line. */
export const lineOf = (entry: LogEntry): string => JSON.stringify(entry, plain)

/** Writes one JSON line an entry to the error stream. */
export const logToStderr: Log = (entry) => {
  process.stderr.write(`${lineOf(entry)}\n`)
}
