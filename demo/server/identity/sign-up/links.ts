import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import type { TokenType } from '#core/identity/sign-up/model.ts'
import { hashOfToken, newToken } from '../../kernel/one-time-token.ts'
import { ownPath } from '../../kernel/own-path.ts'
import { portalLink } from '../../kernel/portal-link.ts'
import type { Services } from '../../kernel/services.ts'
import { linkNotFound } from '../passwords/links.ts'
import { emailKey } from '../../directory/users/email-key.ts'
import { signUpLinks } from './tables.ts'

export type SignUpLink = typeof signUpLinks.$inferSelect

/** Milliseconds that a link is valid. */
const lives = 7 * 86_400_000

interface Common {
  readonly email: string
  readonly accountType: AccountType
  readonly region: Region
  readonly redirectPath?: string
}

interface Named {
  readonly firstName: string
  readonly lastName: string
}

interface Joined {
  readonly organisationId: string
  readonly roleId?: string
}

/** The data of a link of each type. */
export type NewSignUpLink =
  | (Common & { readonly tokenType: 'NEW_ACCOUNT'; organisationName?: string; codeHash?: string })
  | (Common & Joined & Partial<Named> & { readonly tokenType: 'EXISTING_ACCOUNT' })
  | (Common &
      Joined &
      Named & { readonly tokenType: 'QUOTE_SENT_NEW_USER' | 'QUOTE_LINK_NEW_AGENT' })
  | (Common &
      Partial<Named> & {
        readonly tokenType:
          | 'EXISTING_USER'
          | 'QUOTE_SENT_EXISTING_USER'
          | 'QUOTE_LINK_EXISTING_AGENT'
        readonly userId: string
      })

const addressOf = (services: Services, region: Region, token: string): string =>
  portalLink(services, region, `/signup-validation/${token}`)

/** Creates a link in the caller's transaction and returns its address, for the mail. */
export const createSignUpLink = async (
  services: Services,
  { email, redirectPath, ...rest }: NewSignUpLink,
): Promise<string> => {
  const { token, hash } = newToken()
  const created = services.clock.now()
  await services.database
    .handle()
    .insert(signUpLinks)
    .values({
      hash,
      email: emailKey(email),
      redirectPath: ownPath(redirectPath) ?? null,
      created,
      expires: new Date(created.getTime() + lives),
      ...rest,
    })
  return addressOf(services, rest.region, token)
}

/** Unused and not expired. Includes `withdrawn` links, which have their own error. */
const isValidLink = ({ clock, config }: Services) =>
  and(
    isNull(signUpLinks.used),
    gt(signUpLinks.expires, clock.now()),
    config.demo ? undefined : eq(signUpLinks.isDemo, false),
  )

/** A link that is neither used nor expired; it may be withdrawn. */
export const findLink = async (
  services: Services,
  token: string,
): Promise<SignUpLink | undefined> => {
  const [row] = await services.database
    .handle()
    .select()
    .from(signUpLinks)
    .where(and(eq(signUpLinks.hash, hashOfToken(token)), isValidLink(services)))
  return row
}

/** A valid link of one of the types; 404 otherwise. */
export const linkOf = async (
  services: Services,
  token: string,
  types: readonly TokenType[],
): Promise<SignUpLink> => {
  const link = await findLink(services, token)
  if (!link || !types.includes(link.tokenType)) throw linkNotFound()
  return link
}

/** Marks a link as used in the caller's transaction. Rejects the second of two parallel calls. */
export const consumeLink = async (services: Services, { hash }: SignUpLink): Promise<void> => {
  const consumed = await services.database
    .handle()
    .update(signUpLinks)
    .set({ used: services.clock.now() })
    .where(and(eq(signUpLinks.hash, hash), isNull(signUpLinks.withdrawn), isValidLink(services)))
    .returning({ hash: signUpLinks.hash })
  if (consumed.length === 0) throw linkNotFound()
}

/** Types of links that can be pending. Excludes links that only lead to the sign-in. */
const pendingTypes: TokenType[] = [
  'NEW_ACCOUNT',
  'EXISTING_ACCOUNT',
  'QUOTE_SENT_NEW_USER',
  'QUOTE_LINK_NEW_AGENT',
  'EXISTING_USER',
]

/** The newest pending link of an email address. */
export const pendingLinkOf = async (
  services: Services,
  email: string,
): Promise<SignUpLink | undefined> => {
  const [row] = await services.database
    .handle()
    .select()
    .from(signUpLinks)
    .where(
      and(
        eq(signUpLinks.email, email),
        inArray(signUpLinks.tokenType, pendingTypes),
        isNull(signUpLinks.withdrawn),
        isValidLink(services),
      ),
    )
    .orderBy(desc(signUpLinks.created), signUpLinks.hash)
    .limit(1)
  return row
}

/** Replaces the token of a link for a mail that is sent again. Invalidates the old token. */
export const renewLink = async (
  services: Services,
  { hash: before, region }: SignUpLink,
  codeHash: string | null,
): Promise<string> => {
  const { token, hash } = newToken()
  const now = services.clock.now()
  await services.database
    .handle()
    .update(signUpLinks)
    .set({ hash, codeHash, expires: new Date(now.getTime() + lives) })
    .where(eq(signUpLinks.hash, before))
  return addressOf(services, region, token)
}
