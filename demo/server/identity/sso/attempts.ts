import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { hashOfToken } from '../../kernel/one-time-token.ts'
import type { Services } from '../../kernel/services.ts'
import { ssoAttempts, ssoOutcomes } from './tables.ts'

/** Seconds for the sign-in at the provider. */
export const attemptTtl = 600
/** Seconds in which the browser can fetch the result. */
export const outcomeTtl = 60

export const newSecret = (): string => randomBytes(32).toString('base64url')

const after = ({ clock }: Services, seconds: number): Date =>
  new Date(clock.now().getTime() + seconds * 1000)

/** The data of a sign-in in progress at the provider. */
export interface Attempt {
  readonly state: string
  readonly browser: string
  readonly domain: string
  readonly redirectUri: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectPath: string | undefined
}

/** Stores a sign-in before the redirect to the provider. */
export const storeAttempt = async (services: Services, attempt: Attempt): Promise<void> => {
  const handle = services.database.handle()
  await handle.delete(ssoAttempts).where(lte(ssoAttempts.expires, services.clock.now()))
  await handle.insert(ssoAttempts).values({
    ...attempt,
    state: hashOfToken(attempt.state),
    browser: hashOfToken(attempt.browser),
    expires: after(services, attemptTtl),
  })
}

/** Deletes and returns the sign-in that this browser started with this state. */
export const consumeAttempt = async (
  services: Services,
  { state, browser }: { readonly state: string; readonly browser: string },
) => {
  const [row] = await services.database
    .handle()
    .delete(ssoAttempts)
    .where(
      and(
        eq(ssoAttempts.state, hashOfToken(state)),
        eq(ssoAttempts.browser, hashOfToken(browser)),
        gt(ssoAttempts.expires, services.clock.now()),
      ),
    )
    .returning()
  return row
}

/** The result of a sign-in. */
export interface Outcome {
  readonly userId?: string
  readonly failure?: string
  readonly redirectPath?: string | null | undefined
}

/** Stores the result of a sign-in and returns the secret with which the browser fetches it. */
export const storeOutcome = async (services: Services, outcome: Outcome): Promise<string> => {
  const handle = services.database.handle()
  await handle.delete(ssoOutcomes).where(lte(ssoOutcomes.expires, services.clock.now()))
  const secret = newSecret()
  await handle
    .insert(ssoOutcomes)
    .values({ ...outcome, hash: hashOfToken(secret), expires: after(services, outcomeTtl) })
  return secret
}

const isValidOutcome = (services: Services, secret: string) =>
  and(eq(ssoOutcomes.hash, hashOfToken(secret)), gt(ssoOutcomes.expires, services.clock.now()))

/** The result of a sign-in. Does not consume it. */
export const readOutcome = async (services: Services, secret: string) => {
  const [row] = await services.database
    .handle()
    .select()
    .from(ssoOutcomes)
    .where(isValidOutcome(services, secret))
  return row
}

/** Deletes a successful sign-in and returns its user. */
export const consumeUser = async (
  services: Services,
  secret: string,
): Promise<string | undefined> => {
  const [row] = await services.database
    .handle()
    .delete(ssoOutcomes)
    .where(and(isValidOutcome(services, secret), isNotNull(ssoOutcomes.userId)))
    .returning()
  return row?.userId ?? undefined
}
