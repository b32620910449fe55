import { isDiskFull } from '../files/file-failure.ts'

/** The code for a database that does not respond. */
export const noAnswer = 'ETIMEDOUT'

/** Errors of the driver that have no code, with their equivalent code. */
const driverErrors: readonly (readonly [message: RegExp, code: string])[] = [
  [/^timeout exceeded when trying to connect$/, '53300'],
  [
    /^(Query read timeout|timeout expired|Connection terminated due to connection timeout)$/,
    noAnswer,
  ],
  [/^Connection terminated|^Client (has encountered a connection error|was closed)/, '08006'],
  [/^There was an error establishing an SSL connection/, '08006'],
  // the rest of a truncated response
  [/^Received unexpected \w+ message from backend/, '08P01'],
  [/^Cannot use a pool after calling end/, '57P01'],
]

/**
 * Codes of connections that break or can't be opened: those of sockets and of PostgreSQL, which
 * also ends idle transactions and is read-only after a failover.
 */
export const brokenConnection =
  /^(08|57P|25P03$|25006$)|^(ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$|EHOST|ENET|ERR_STREAM)/

/** The code of a statement that took too long. */
export const statementTimeout = '57014'

/** The code of a statement that waited too long for a lock. */
export const lockTimeout = '55P03'

interface Coded {
  readonly message: string
  readonly code?: unknown
  readonly syscall?: unknown
}

const codeOf = ({ message, code, syscall }: Coded): string | undefined => {
  // no socket in the folder of a server on this machine
  if (code === 'ENOENT' && syscall === 'connect') return 'ECONNREFUSED'
  if (typeof code === 'string') return code
  return driverErrors.find(([pattern]) => pattern.test(message))?.[1]
}
/** The code of a database that has crashed. */
export const crashed = '57P02'

/** The code of a database whose disk is full. */
export const storageFull = '53100'

/** Whether a code of the database or of the system means that the disk is full. */
export const isStorageFull = (code: string | undefined): boolean =>
  code === storageFull || isDiskFull(code)

/** The code of the database's error in a chain of causes: `23505`. */
export const databaseCodeOf = (error: unknown): string | undefined => {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = codeOf(each)
    if (code !== undefined) return code
  }
  return undefined
}

/** Whether an error is a broken connection, so that the same work may succeed on another one. */
export const isBrokenConnection = (error: unknown): boolean =>
  brokenConnection.test(databaseCodeOf(error) ?? '')
