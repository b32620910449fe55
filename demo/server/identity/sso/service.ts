import { and, eq } from 'drizzle-orm'
import { randomNonce, randomPKCECodeVerifier, randomState, type IDToken } from 'openid-client'
import type * as z from 'zod/mini'
import { withoutInvisible } from '#core/foundation/validation/invisible.ts'
import type { Tokens } from '#core/identity/session/model.ts'
import { returnFromSso } from '#core/identity/sso/endpoints.ts'
import type { ssoQuery, ssoReturn, ssoStatus } from '#core/identity/sso/model.ts'
import { portalOriginOf } from '../../kernel/http/origins/site-origins.ts'
import type { Context } from '../../kernel/context.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { RedirectAnswer } from '../../kernel/route.ts'
import { ownPath } from '../../kernel/own-path.ts'
import type { Services } from '../../kernel/services.ts'
import { keyOfText } from '../../kernel/wording.ts'
import { startSession } from '../session/service.ts'
import { emailKey } from '../../directory/users/email-key.ts'
import { deviceOf } from '../session/device-name.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import {
  attemptTtl,
  storeAttempt,
  storeOutcome,
  newSecret,
  outcomeTtl,
  readOutcome,
  consumeAttempt,
  consumeUser,
} from './attempts.ts'
import { domainOf, ssoDomainOf } from './domains.ts'
import { identityProviderOf } from './oidc-provider.ts'
import type { SsoDomain } from './tables.ts'

/** Why a single sign-on failed; texts are in `api-errors`. */
export type SsoFailure =
  | 'ssoFailed'
  | 'ssoNotEnabled'
  | 'ssoUnavailable'
  | 'ssoDenied'
  | 'ssoStateLost'
  | 'ssoEmailUnverified'
  | 'ssoUserUnknown'

/** Ends a single sign-on with an error. `because` is for the operator's log. */
class SsoError extends Error {
  readonly failure: SsoFailure
  constructor(failure: SsoFailure, because?: unknown) {
    super(failure, { cause: because })
    this.failure = failure
  }
}

const cookiePath = '/api/auth/v1/sso'
const cookieNames = { browser: 'sso-browser', outcome: 'sso-outcome' } as const

/** The pop-up of a host page returns to `/authorize`, because it reports to that page. */
const landingOf = (redirectPath: string | null | undefined): string =>
  redirectPath?.startsWith('/authorize?') ? redirectPath : '/loading'

/**
 * The address to which the provider returns the browser. It has the host name of the request, so
 * that the cookies apply.
 */
const redirectUriOf = ({ services: { config }, request }: Context): string =>
  portalOriginOf(config, request) + returnFromSso.path

const finish = async (
  { services, cookies }: Context,
  outcome: Parameters<typeof storeOutcome>[1],
): Promise<RedirectAnswer> => {
  const secret = await storeOutcome(services, outcome)
  cookies.set(cookieNames.outcome, secret, { maxAge: outcomeTtl, path: cookiePath })
  return { location: landingOf(outcome.redirectPath) }
}

/** Runs a step of a single sign-on. Stores errors for the page that the user returns to. */
const orFail = async (
  context: Context,
  redirectPath: () => string | null | undefined,
  step: () => Promise<RedirectAnswer>,
): Promise<RedirectAnswer> => {
  try {
    return await step()
  } catch (error) {
    const { failure, cause } =
      error instanceof SsoError ? error : { failure: 'ssoFailed' as const, cause: error }
    const { services, requestId } = context
    if (cause !== undefined)
      services.log({ what: 'single sign-on failed', requestId, error: cause })
    return finish(context, { failure, redirectPath: redirectPath() })
  }
}

/** Starts a single sign-on at the provider of the email domain. */
export const startSignOn = (
  { username, redirectPath: requestedPath }: z.output<typeof ssoQuery>,
  context: Context,
): Promise<RedirectAnswer> => {
  const redirectPath = ownPath(requestedPath)
  return orFail(
    context,
    () => redirectPath,
    async () => {
      const { services, cookies } = context
      const domain = await ssoDomainOf(services, username)
      if (!domain) throw new SsoError('ssoNotEnabled')
      const provider = await identityProviderOf(services, domain).catch((error: unknown) => {
        throw new SsoError('ssoUnavailable', error)
      })
      const known = cookies.get(cookieNames.browser)
      const attempt = {
        state: randomState(),
        browser: known === undefined || known === '' ? newSecret() : known,
        domain: domain.domain,
        redirectUri: redirectUriOf(context),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        redirectPath,
      }
      await storeAttempt(services, attempt)
      cookies.set(cookieNames.browser, attempt.browser, { maxAge: attemptTtl, path: cookiePath })
      const address = await provider.signInAddress(attempt, username)
      return { location: address.href }
    },
  )
}

/**
 * Whether the email address is verified. Some providers omit the claim; the operator lists the
 * domains of those that only give addresses to their owners. A negative claim is never trusted.
 */
const isVerified = ({ config }: Services, domain: string, claims: IDToken): boolean => {
  const { email_verified: verified } = claims
  return verified === undefined
    ? (config.ssoTrustedDomains ?? []).includes(domain)
    : verified === true
}

/**
 * The user of an ID token, found by a verified address of exactly this domain in its organisation.
 */
const userOf = async (
  services: Services,
  { domain, organisationId }: SsoDomain,
  claims: IDToken | undefined,
): Promise<string> => {
  const { database, config } = services
  if (typeof claims?.email !== 'string')
    throw new SsoError('ssoEmailUnverified', `No email claim for ${domain}`)
  if (!isVerified(services, domain, claims))
    throw new SsoError('ssoEmailUnverified', `No email_verified claim for ${domain}`)
  // users paste invisible characters, but a provider that sends them means a different address
  if (withoutInvisible(claims.email) !== claims.email) throw new SsoError('ssoUserUnknown')
  const email = emailKey(claims.email)
  if (domainOf(email) !== domain) throw new SsoError('ssoUserUnknown')
  const [user] = await database
    .handle()
    .select({ id: users.id, isDemo: users.isDemo })
    .from(users)
    .where(and(eq(users.email, email), eq(users.organisationId, organisationId)))
  if (!user || (user.isDemo && !config.demo)) throw new SsoError('ssoUserUnknown')
  return user.id
}

/**
 * Handles the return from the provider. A code works once, within ten minutes, and only in the
 * browser that started the sign-on.
 */
export const handleReturn = (
  query: z.output<typeof ssoReturn>,
  context: Context,
): Promise<RedirectAnswer> => {
  const { services, cookies } = context
  let redirectPath: string | null | undefined
  return orFail(
    context,
    () => redirectPath,
    async () => {
      const browser = cookies.get(cookieNames.browser)
      const attempt =
        query.state && browser && (await consumeAttempt(services, { state: query.state, browser }))
      if (!attempt) throw new SsoError('ssoStateLost')
      redirectPath = attempt.redirectPath
      if (query.error !== undefined) {
        if (query.error === 'access_denied') throw new SsoError('ssoDenied')
        throw new SsoError('ssoFailed', `${query.error}: ${query.error_description ?? ''}`)
      }
      const domain = await ssoDomainOf(services, `@${attempt.domain}`)
      if (!domain) throw new SsoError('ssoNotEnabled')
      const provider = await identityProviderOf(services, domain).catch((error: unknown) => {
        throw new SsoError('ssoUnavailable', error)
      })
      const address = new URL(attempt.redirectUri)
      for (const name of ['code', 'state', 'iss'] as const) {
        const value = query[name]
        if (value !== undefined) address.searchParams.set(name, value)
      }
      const claims = await provider.claimsOf(address, { ...attempt, state: query.state ?? '' })
      const userId = await userOf(services, domain, claims)
      return finish(context, { userId, redirectPath })
    },
  )
}

/** The progress of this browser's single sign-on, with any error in the caller's language. */
export const statusOf = async ({
  services,
  cookies,
  locale,
}: Context): Promise<z.output<typeof ssoStatus>> => {
  const secret = cookies.get(cookieNames.outcome)
  const outcome = secret ? await readOutcome(services, secret) : undefined
  if (!outcome) return { state: 'NONE' }
  const redirect = outcome.redirectPath === null ? {} : { redirectPath: outcome.redirectPath }
  if (outcome.userId !== null) return { state: 'READY', ...redirect }
  const key = keyOfText(services.wording, outcome.failure ?? '') ?? 'api-errors:ssoFailed'
  return { state: 'FAILED', detail: services.wording.in(locale)(key), ...redirect }
}

/** Issues the tokens of a successful single sign-on, once. */
export const exchange = async ({ services, cookies, request }: Context): Promise<Tokens> => {
  const secret = cookies.get(cookieNames.outcome)
  const userId = secret ? await consumeUser(services, secret) : undefined
  cookies.set(cookieNames.outcome, '', { maxAge: 0, path: cookiePath })
  if (userId === undefined) throw new ApiError('ssoFailed')
  const [row] = await services.database
    .handle()
    .select({ user: users, organisation: organisations })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, userId))
  if (row?.user.status !== 'ACTIVE' || row.organisation.isDisabled) {
    throw new ApiError('userDisabled')
  }
  if (row.organisation.accountType === 'UNKNOWN') throw new ApiError('accountTypeUnknown')
  return startSession(services, { userId, signedInBy: 'SSO', device: deviceOf(request) })
}
