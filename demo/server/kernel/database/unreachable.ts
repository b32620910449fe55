import { brokenConnection, databaseCodeOf } from './error-code.ts'
import { StartFailure } from './start-failure.ts'

/** PostgreSQL can't be reached now; a later start may succeed. */
export class Unreachable extends StartFailure {}

/** What to tell the operator by the code; the database's own messages name users and addresses. */
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

/** Codes that pass: the connection broke, or too many others are open. */
const isPassing = (code: string): boolean => brokenConnection.test(code) || code === '53300'

/** The line of a code; undefined where it says nothing about the connection. */
const lineOf = (code: string): string | undefined => {
  const known = reasons.find(([pattern]) => pattern.test(code))?.[1]
  const reason = known ?? (isPassing(code) ? `the connection broke (${code})` : undefined)
  return reason && `The database of DATABASE_URL is not reachable: ${reason}.`
}

/**
 * An error of a start as one for the operator: `Unreachable` where waiting may help, another
 * `StartFailure` where DATABASE_URL is wrong, or the error itself when it is about something else.
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

/** How long a start waits, in milliseconds, and who hears what it waits for. */
export interface Patience {
  readonly longest: number
  readonly pause: number
  waits(reason: string): void
}

/** Repeats a start until PostgreSQL can be reached, or the time is over. */
export const startWhenReachable = async (
  start: () => Promise<void>,
  { longest, pause, waits }: Patience,
): Promise<void> => {
  const end = performance.now() + longest
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
