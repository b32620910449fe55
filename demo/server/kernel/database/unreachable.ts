import { brokenConnection, databaseCodeOf } from './error-code.ts'
import { StartFailure } from './start-failure.ts'

/** PostgreSQL can't be reached. A later start may succeed. */
export class Unreachable extends StartFailure {}

/** Lines for the operator by code. The database's own messages contain users and addresses. */
const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^28/, 'it rejects the user or the password'],
  [/^3D000$/, 'it has no database of that name'],
  [/^53300$/, 'it has no free connection'],
  [/^57P0[123]$/, 'it is starting up or shutting down'],
  [/^25006$/, 'it is read-only'],
  [/^ECONNREFUSED$/, 'nothing listens at its address'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'its host name is unknown'],
  [/^ETIMEDOUT$/, 'it does not answer'],
]

/** Temporary codes: the connection broke, or too many others are open. */
const isPassing = (code: string): boolean => brokenConnection.test(code) || code === '53300'

/** The line of a code; undefined if it is not about the connection. */
const lineOf = (code: string): string | undefined => {
  const known = reasons.find(([pattern]) => pattern.test(code))?.[1]
  const reason = known ?? (isPassing(code) ? `the connection broke (${code})` : undefined)
  return reason && `The database of DATABASE_URL is not reachable: ${reason}.`
}

/**
 * Converts an error of a start: to `Unreachable` if waiting may help, to another `StartFailure` if
 * DATABASE_URL is wrong. Other errors are unchanged.
 */
export const startErrorOf = (error: unknown): unknown => {
  if (error instanceof StartFailure) return error
  const code = databaseCodeOf(error) ?? ''
  const line = lineOf(code)
  if (line === undefined) return error
  return isPassing(code)
    ? new Unreachable(line, { cause: error })
    : new StartFailure(line, { cause: error })
}

/** How long a start waits, in milliseconds, and a callback with the reason. */
export interface RetryOptions {
  readonly maxLength: number
  readonly pause: number
  waits(reason: string): void
}

/** Retries a start until PostgreSQL can be reached or the time is over. */
export const startWhenReachable = async (
  start: () => Promise<void>,
  { maxLength, pause, waits }: RetryOptions,
): Promise<void> => {
  const end = performance.now() + maxLength
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await start()
    } catch (cause) {
      const error = startErrorOf(cause)
      if (!(error instanceof Unreachable) || performance.now() + pause > end) throw error
      if (isFirst) waits(error.message)
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
