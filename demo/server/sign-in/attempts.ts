import { and, count, eq, lte, min, or, sql } from 'drizzle-orm'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { signInFailures } from '../session/tables.ts'

const failureWindow = 15 * 60_000
/** Failed attempts in the window: at one e-mail address, and from one address of the network. */
const failuresAllowed = { email: 10, ip: 200 } as const

/** One try at a password or code. It counts as failed until it is withdrawn. */
export interface Attempt {
  /** The secret was right: this try does not count, those before it still do. */
  withdraw(): Promise<void>
  /** The person is who they say: what failed before is forgotten. */
  forgive(): Promise<void>
}

/** Counts a try as failed, one at a time, so that parallel guesses cannot slip through. */
const countOne = (services: Services, subject: string, allowed: number): Promise<string> =>
  services.database.transaction(async () => {
    const handle = services.database.handle()
    const now = services.clock.now()
    const since = new Date(now.getTime() - failureWindow)
    const ofSubject = eq(signInFailures.subject, subject)
    await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
    await handle.delete(signInFailures).where(and(ofSubject, lte(signInFailures.at, since)))
    const [seen] = await handle
      .select({ failures: count(), first: min(signInFailures.at) })
      .from(signInFailures)
      .where(ofSubject)
    if (seen && seen.failures >= allowed) {
      const wait = (seen.first ?? now).getTime() + failureWindow - now.getTime()
      throw new Refusal(429, 'tooManyAttempts', {
        headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) },
      })
    }
    const id = services.newId()
    await handle.insert(signInFailures).values({ id, subject, at: now })
    return id
  })

const subjectOf = (email: string): string => `email ${email}`

/** Forgets the failed attempts at an e-mail address: its owner proved to be there. */
export const forgiveAttempts = async ({ database }: Services, email: string): Promise<void> => {
  await database
    .handle()
    .delete(signInFailures)
    .where(eq(signInFailures.subject, subjectOf(email)))
}

/**
 * Counts a try at the password or code of an e-mail address, whether a user has it or not; 429 after
 * ten failed ones within a quarter of an hour. Call it outside transactions that may be rolled back.
 */
export const countAttempt = async (
  services: Services,
  email: string,
  ip?: string,
): Promise<Attempt> => {
  const atEmail = await countOne(services, subjectOf(email), failuresAllowed.email)
  const fromHere =
    ip === undefined ? undefined : await countOne(services, `ip ${ip}`, failuresAllowed.ip)
  const ofHere = fromHere === undefined ? undefined : eq(signInFailures.id, fromHere)
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
        .where(or(eq(signInFailures.subject, subjectOf(email)), ofHere))
    },
  }
}
