import type { Handler } from 'hono'
import { ApiError } from '../api-error.ts'
import { brokenConnection, databaseCodeOf, noAnswer } from '../database/error-code.ts'
import type { Services } from '../services.ts'
import { createSharedLook } from '../shared-look.ts'
import { within } from '../within.ts'
import type { Env } from './bindings.ts'
import { apiErrorOf, wireErrorOf } from './failure.ts'

/** Milliseconds in which the database must answer; callers wait five seconds. */
const longest = 4_000

/** What is wrong, by the code of the database's error. */
const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [new RegExp(`^${noAnswer}$`), 'database not answering'],
  [brokenConnection, 'database not reachable'],
  [/^53100$/, 'disk of the database full'],
  [/^(53|57014)/, 'database busy'],
]

const reasonOf = (error: unknown): string => {
  const code = databaseCodeOf(error) ?? ''
  return reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'database failing'
}

/** The error of a check that takes too long. */
const late = (): Error => Object.assign(new Error(`No answer in ${longest} ms`), { code: noAnswer })

/** Whether the platform can do its work: 200, or 503 that says what is wrong, within five seconds. */
export const health = (services: Services): Handler<Env> => {
  const look = createSharedLook<void>()
  return async (c) => {
    try {
      await within(longest, () => look('database', services.database.check), late)
      return c.json({ status: 'ok' })
    } catch (error) {
      const { requestId, locale } = c.var
      const reason = reasonOf(error)
      services.log({ what: 'not healthy', requestId, reason, error })
      const apiError = apiErrorOf(error) ?? new ApiError('unavailable')
      const body = wireErrorOf(apiError, { wording: services.wording, locale, requestId })
      return c.json({ ...body, status: 503, reason }, 503, { 'Retry-After': '1' })
    }
  }
}
