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

/** One attempt at a password or code. It counts as failed until it is withdrawn. */
export interface Attempt {
  /** The secret was right: this attempt does not count, earlier failures still do. */
  withdraw(): Promise<void>
  /** The user is authenticated: earlier failures are removed. */
  clear(): Promise<void>
}

/**
 * Clocks of several processes differ by less than this; later attempts were written before a clock
 * was set back.
 */
const clockSkew = 60_000

/**
 * Remaining milliseconds of a subject's lock: the window's length from the failure that reached the
 * limit. Zero below the limit.
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

/** Counts an attempt as failed, one at a time, so that parallel guesses cannot exceed the limit. */
const countOne = (services: Services, subject: string, allowed: number): Promise<string> =>
  services.database.apart(async () => {
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
 * How a user attempts to sign in: with the address only, by a link mailed to it, or from a
 * remembered browser. Each is counted separately, so that strangers who guess at an address lock
 * neither the link nor the browser of its user.
 */
export const attemptMethods = ['email', 'link', 'device'] as const
export type AttemptMethod = (typeof attemptMethods)[number]

const subjectOf = (email: string, method: AttemptMethod): string => `${method} ${email}`

/** Removes the failed attempts at an email address after its user was authenticated. */
export const clearAttempts = async ({ database }: Services, email: string): Promise<void> => {
  const subjects = attemptMethods.map((method) => subjectOf(email, method))
  await database.handle().delete(signInFailures).where(inArray(signInFailures.subject, subjects))
}

/**
 * Counts an attempt at the password or code of an email address, whether or not a user has it; 429
 * after ten failures within a quarter of an hour. Call it outside transactions that may be rolled
 * back.
 */
export const countAttempt = async (
  services: Services,
  email: string,
  { ip, method = 'email' }: { readonly ip?: string; readonly method?: AttemptMethod } = {},
): Promise<Attempt> => {
  // the network address comes first: a locked one must not lock others out
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
 * within a quarter of an hour. Counted separately from attempts at the sign-in.
 */
export const countConfirmation = async (
  services: Services,
  userId: string,
  sessionId: string,
): Promise<Pick<Attempt, 'withdraw'>> => {
  const { session, user } = confirmationsAllowed
  const counted = [
    // the session comes first: a locked one must not lock others out
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
