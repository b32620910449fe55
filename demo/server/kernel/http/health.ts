import type { Handler } from 'hono'
import { ApiError } from '../api-error.ts'
import {
  brokenConnection,
  databaseCodeOf,
  isStorageFull,
  noAnswer,
} from '../database/error-code.ts'
import type { StorageWatch } from '../database/storage-watch.ts'
import type { Services } from '../services.ts'
import { createSharedLookup } from '../shared-lookup.ts'
import { within } from '../within.ts'
import type { Env } from './bindings.ts'
import { apiErrorOf, wireErrorOf } from './failure.ts'

/** Milliseconds until the database must respond. Callers wait five seconds. */
const maxLength = 4_000

/** The reason of an outage by the code of the database's error. */
const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [new RegExp(`^${noAnswer}$`), 'database not answering'],
  [brokenConnection, 'database not reachable'],
  [/^(53|57014)/, 'database busy'],
]

const reasonOf = (error: unknown): string => {
  const code = databaseCodeOf(error) ?? ''
  if (isStorageFull(code)) return 'storage full'
  return reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'database failing'
}

/** The error of a check that takes too long. */
const late = (): Error =>
  Object.assign(new Error(`No response in ${maxLength} ms`), { code: noAnswer })

/** Returns 200 within five seconds, or 503 with a reason if the platform can't work. */
export const health = (services: Services, storage: StorageWatch): Handler<Env> => {
  const look = createSharedLookup<void>()
  const check = async (): Promise<void> => {
    await services.database.check()
    await storage.check()
  }
  return async (c) => {
    try {
      await within(maxLength, () => look('database', check), late)
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
