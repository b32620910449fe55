import process from 'node:process'

/** One line for the operator. Never holds passwords, codes, tokens or card data. */
export interface LogEntry {
  readonly what: string
  readonly requestId?: string
  readonly error?: unknown
  readonly [more: string]: unknown
}

export type Log = (entry: LogEntry) => void

const plain = (_key: string, value: unknown): unknown =>
  value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
    : value

/** Writes one JSON line an entry to the error stream. */
export const logToStderr: Log = (entry) => {
  process.stderr.write(`${JSON.stringify(entry, plain)}\n`)
}
