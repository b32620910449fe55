import { and, desc, eq, gt, inArray, lte, or } from 'drizzle-orm'
import { ApiError } from '../../kernel/api-error.ts'
import { lockKey } from '../../kernel/database/lock-key.ts'
import type { Services } from '../../kernel/services.ts'
import { signInFailures } from '../session/tables.ts'

const failureWindow = 15 * 60_000
/** Limits of failed attempts in the window: per email address, and per network address. */
const failuresAllowed = { email: 10, ip: 200 } as const
/**
 * Limits of wrong passwords of signed-in users: per session, and for all sessions of a user. The
 * session limit is lower, so that one stolen session does not lock the others.
 */
const confirmationsAllowed = { session: 10, user: 50 } as const

/** An attempt at a password or code. Counts as failed until it is withdrawn or cleared. */
export interface Attempt {
  /** Removes this attempt, because the secret was right. Earlier failures still count. */
  withdraw(): Promise<void>
  /** Removes all failures, because the user is authenticated. */
  clear(): Promise<void>
}

/**
 * Maximum difference between the clocks of two processes. Attempts further in the future were
 * written before a clock was set back.
 */
const clockSkew = 60_000

/**
 * Remaining milliseconds of a subject's lock; 0 below the limit. The lock lasts one window from the
 * failure that reached the limit.
 */
const remainingLock = async (
  { database }: Services,
  subject: string,
  { allowed, now }: { readonly allowed: number; readonly now: number },
): Promise<number> => {
  const rows = await database
    .handle()
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(eq(signInFailures.subject, subject))
    .orderBy(desc(signInFailures.at))
    .limit(allowed)
  const [last] = rows
  const reaching = rows[allowed - 1]
  if (!last || !reaching) return 0
  const isFull = last.at.getTime() - reaching.at.getTime() < failureWindow
  return isFull ? Math.max(0, last.at.getTime() + failureWindow - now) : 0
}

/**
 * Records an attempt as failed. Attempts at a subject run one at a time, so that parallel guesses
 * cannot exceed the limit.
 */
const countOne = (services: Services, subject: string, allowed: number): Promise<string> =>
  services.database.separateTransaction(async () => {
    const handle = services.database.handle()
    const at = services.clock.now()
    const now = at.getTime()
    const ofSubject = eq(signInFailures.subject, subject)
    await lockKey(services, 'attempt', subject)
    await handle
      .delete(signInFailures)
      .where(and(ofSubject, gt(signInFailures.at, new Date(now + clockSkew))))
    const lock = await remainingLock(services, subject, { allowed, now })
    if (lock > 0) {
      throw new ApiError('tooManyAttempts', {
        headers: { 'Retry-After': String(Math.ceil(lock / 1000)) },
      })
    }
    await handle
      .delete(signInFailures)
      .where(and(ofSubject, lte(signInFailures.at, new Date(now - failureWindow))))
    const id = services.newId()
    await handle.insert(signInFailures).values({ id, subject, at })
    return id
  })

/**
 * Returns whether the secret matches. Withdraws the attempt when the comparison fails, for example
 * because the platform is busy.
 */
export const withdrawOnError = async (
  attempt: Pick<Attempt, 'withdraw'>,
  matches: Promise<boolean>,
): Promise<boolean> => {
  try {
    return await matches
  } catch (error) {
    await attempt.withdraw()
    throw error
  }
}

/**
 * How a user signs in: with the address only, by a mailed link, or from a remembered browser. Each
 * method has its own count, so that an attacker who guesses passwords locks neither the link nor
 * the user's browser.
 */
export const attemptMethods = ['email', 'link', 'device'] as const
export type AttemptMethod = (typeof attemptMethods)[number]

const subjectOf = (email: string, method: AttemptMethod): string => `${method} ${email}`

/** Removes the failed attempts for an email address after its user is authenticated. */
export const clearAttempts = async ({ database }: Services, email: string): Promise<void> => {
  const subjects = attemptMethods.map((method) => subjectOf(email, method))
  await database.handle().delete(signInFailures).where(inArray(signInFailures.subject, subjects))
}

/**
 * Counts an attempt at the password or code of an email address, whether or not a user has the
 * address; 429 after ten failures within 15 minutes. Call it outside transactions that may roll
 * back.
 */
export const countAttempt = async (
  services: Services,
  email: string,
  { ip, method = 'email' }: { readonly ip?: string; readonly method?: AttemptMethod } = {},
): Promise<Attempt> => {
  // the network address comes first, so that a locked network does not lock out other users
  const networkAttempt =
    ip === undefined ? undefined : await countOne(services, `ip ${ip}`, failuresAllowed.ip)
  const ofNetwork = networkAttempt === undefined ? undefined : eq(signInFailures.id, networkAttempt)
  const emailAttempt = await countOne(services, subjectOf(email, method), failuresAllowed.email)
  return {
    async withdraw() {
      await services.database
        .handle()
        .delete(signInFailures)
        .where(or(eq(signInFailures.id, emailAttempt), ofNetwork))
    },
    async clear() {
      await services.database
        .handle()
        .delete(signInFailures)
        .where(or(eq(signInFailures.subject, subjectOf(email, method)), ofNetwork))
    },
  }
}

/**
 * Counts an attempt of a signed-in user at their own password; 429 after ten failures in a session
 * within 15 minutes. Sign-in attempts have their own count.
 */
export const countConfirmation = async (
  services: Services,
  userId: string,
  sessionId: string,
): Promise<Pick<Attempt, 'withdraw'>> => {
  const { session, user } = confirmationsAllowed
  const counted = [
    // the session comes first, so that a locked session does not lock the others
    await countOne(services, `session ${sessionId}`, session),
    await countOne(services, `confirmation ${userId}`, user),
  ]
  return {
    async withdraw() {
      await services.database
        .handle()
        .delete(signInFailures)
        .where(inArray(signInFailures.id, counted))
    },
  }
}
