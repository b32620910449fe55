import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { signInFailures } from '../session/tables.ts'

const failureWindow = 15 * 60_000
/** Failed attempts in the window: at one e-mail address, and from one address of the network. */
const failuresAllowed = { email: 10, ip: 200 } as const
/**
 * Wrong passwords of who is signed in already: in one session, and in all of a user's. One session that
 * is in wrong hands stops long before the others.
 */
const confirmationsAllowed = { session: 10, user: 50 } as const

/** One try at a password or code. It counts as failed until it is withdrawn. */
export interface Attempt {
  /** The secret was right: this try does not count, those before it still do. */
  withdraw(): Promise<void>
  /** The person is who they say: what failed before is forgotten. */
  forgive(): Promise<void>
}

/** Clocks of several processes differ by less; what is later was written before a clock was set back. */
const clockSkew = 60_000

/**
 * How long a subject is locked, in milliseconds: a window's length from the failure that filled it,
 * whatever became of the first ones since. None while there is room.
 */
const lockOf = async (
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
  const filling = rows[allowed - 1]
  if (!last || !filling) return 0
  const isFull = last.at.getTime() - filling.at.getTime() < failureWindow
  return isFull ? Math.max(0, last.at.getTime() + failureWindow - now) : 0
}

/** Counts a try as failed, one at a time, so that parallel guesses cannot slip through. */
const countOne = (services: Services, subject: string, allowed: number): Promise<string> =>
  services.database.transaction(async () => {
    const handle = services.database.handle()
    const at = services.clock.now()
    const now = at.getTime()
    const ofSubject = eq(signInFailures.subject, subject)
    await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
    await handle
      .delete(signInFailures)
      .where(and(ofSubject, gt(signInFailures.at, new Date(now + clockSkew))))
    const lock = await lockOf(services, subject, { allowed, now })
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

/** What a counted try came to. One that could not be compared, as when the platform is busy, does not count. */
export const compared = async (
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
 * How somebody tries: with nothing but the address, by a link that was mailed to it, or from a browser
 * that its owner had remembered. Each is counted by itself, so that strangers who guess at an address
 * lock neither the link nor the browser of its owner.
 */
export const waysToTry = ['email', 'link', 'device'] as const
export type WayToTry = (typeof waysToTry)[number]

const subjectOf = (email: string, way: WayToTry): string => `${way} ${email}`

/** Forgets the failed attempts at an e-mail address: its owner proved to be there. */
export const forgiveAttempts = async ({ database }: Services, email: string): Promise<void> => {
  const subjects = waysToTry.map((way) => subjectOf(email, way))
  await database.handle().delete(signInFailures).where(inArray(signInFailures.subject, subjects))
}

/**
 * Counts a try at the password or code of an e-mail address, whether a user has it or not; 429 after
 * ten failed ones within a quarter of an hour. Call it outside transactions that may be rolled back.
 */
export const countAttempt = async (
  services: Services,
  email: string,
  { ip, way = 'email' }: { readonly ip?: string; readonly way?: WayToTry } = {},
): Promise<Attempt> => {
  // first the address of the network: one that is locked out locks nobody else out
  const fromHere =
    ip === undefined ? undefined : await countOne(services, `ip ${ip}`, failuresAllowed.ip)
  const ofHere = fromHere === undefined ? undefined : eq(signInFailures.id, fromHere)
  const atEmail = await countOne(services, subjectOf(email, way), failuresAllowed.email)
  return {
    async withdraw() {
      await services.database
        .handle()
        .delete(signInFailures)
        .where(or(eq(signInFailures.id, atEmail), ofHere))
    },
    async forgive() {
      await services.database
        .handle()
        .delete(signInFailures)
        .where(or(eq(signInFailures.subject, subjectOf(email, way)), ofHere))
    },
  }
}

/**
 * Counts a try of a signed-in user at their own password; 429 after ten failed ones in a session
 * within a quarter of an hour. What anybody tries at the sign-in does not count here, nor this there.
 */
export const countConfirmation = async (
  services: Services,
  userId: string,
  sessionId: string,
): Promise<Pick<Attempt, 'withdraw'>> => {
  const { session, user } = confirmationsAllowed
  const counted = [
    // first the session: one that is locked out locks no other out
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
