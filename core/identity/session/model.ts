import * as z from 'zod/mini'
import { accountTypes } from '../../directory/organisations/account-type.ts'
import { regions } from '../../foundation/region/regions.ts'
import { mfaTypes } from '../../foundation/errors/mfa-type.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'

/** A required text of at most 320 characters. */
export const required = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(320, 'tooLong'))
/** A password or token as it is sent. */
export const secret = z.string().check(z.minLength(1, 'required'), z.maxLength(1024, 'tooLong'))

/** An access token that is renewed by calling `access` again. */
export const accessAnswer = z.object({
  accessToken: z.string(),
  /** Server time of the issue; the client derives the error of its own clock from it. */
  issuedAt: z.iso.datetime(),
  /** Seconds that the access token is valid from `issuedAt`. */
  expiresIn: z.int(),
})
export type AccessAnswer = z.output<typeof accessAnswer>

/** An access token and its one-time refresh token. */
export const tokens = z.extend(accessAnswer, { refreshToken: z.string() })
export type Tokens = z.output<typeof tokens>

/** Body of the token refresh; each refresh token works once. */
export const refreshInput = z.object({ refreshToken: secret })

/** Body of the sign-out; without a refresh token it ends the session of the access token. */
export const signOutInput = z.object({ refreshToken: z.optional(secret) })

export const recordKinds = ['account', 'quote', 'policy', 'comparison'] as const

/** The one record that a record token opens. */
export const recordGrant = z.object({ kind: z.enum(recordKinds), id: required })
export type RecordGrant = z.output<typeof recordGrant>

/** Embed access: a publishable key from the page, or an API key from the agency's own server. */
export const accessInput = z.union([
  z.object({
    clientKey: required,
    /** Stored by the embed, so that a returning user finds the quotes saved before. */
    visitorId: z.optional(
      z.string().check(z.minLength(8, 'tooShort'), z.maxLength(128, 'tooLong')),
    ),
  }),
  z.object({ apiKeyId: required, secret, grant: recordGrant }),
])
export type AccessInput = z.output<typeof accessInput>

/** The session of a valid token: its user and account. */
export const loginStatus = z.object({
  isLoggedIn: z.boolean(),
  userId: z.string(),
  accountId: z.string(),
})

const sharedOrganisation = z.object({
  id: z.string(),
  name: z.string(),
  /** Agencies with an alias: name, " - ", alias. */
  fullName: z.string(),
  accountType: openEnum(accountTypes),
  enforceMfa: z.boolean(),
  uwEnabled: z.boolean(),
  npn: z.optional(z.string()),
  locationAlias: z.optional(z.string()),
  wizerCustomerId: z.optional(z.string()),
})

const wireOrganisation = z.extend(sharedOrganisation, { isCowbell: z.boolean() })

/** Replaces `isCowbell`, which marks the provider's own staff, by a name of our own. */
const organisationInside = z.extend(sharedOrganisation, { isStaff: z.boolean() })

/** The organisation a user acts in (spec 1 §3). */
export const organisation = z.codec(wireOrganisation, organisationInside, {
  decode: ({ isCowbell, ...rest }) => ({ ...rest, isStaff: isCowbell }),
  encode: ({ isStaff, ...rest }) => ({ ...rest, isCowbell: isStaff }),
})
export type Organisation = z.output<typeof organisation>

/** The signed-in user (spec 1 §3). */
export const profile = z.object({
  id: z.string(),
  firstName: z.string(),
  middleName: z.optional(z.string()),
  lastName: z.string(),
  initials: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  role: z.object({ id: z.string(), name: z.string() }),
  mfaType: openEnum(mfaTypes),
  account: organisation,
  avatarUrl: z.optional(z.string()),
  npn: z.optional(z.string()),
})
export type Profile = z.output<typeof profile>

/** The scope of a token (spec 1 §3). */
export const tokenRealms = ['TEAM', 'ACCOUNT'] as const

/** How the user signed in; with single sign-on the identity provider is responsible for factors. */
export const signInMethods = ['PASSWORD', 'SSO'] as const
export type SignInMethod = (typeof signInMethods)[number]

/**
 * The `payload` claim of a user's access token: enough to open the right dashboard without a call.
 */
const userClaims = () =>
  z.object({
    kind: z.literal('user'),
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    accountType: openEnum(accountTypes),
    accountId: z.string(),
    accountName: z.string(),
    enforceMfa: z.boolean(),
    mfaType: openEnum(mfaTypes),
    scopes: z.array(z.string()),
    sessionId: z.string(),
    /** The session from which an impersonation or switch was started; both end together. */
    parentSessionId: z.optional(z.string()),
    /**
     * The account type of the user; differs from `accountType` during an impersonation (spec 1 §4).
     */
    subscriberType: openEnum(accountTypes),
    /** Whether the session covers the whole account or only the user's teams. */
    realm: openEnum(tokenRealms),
    signedInBy: openEnum(signInMethods),
    /** The region of the account; absent for staff, who work in all regions. */
    region: z.optional(z.enum(regions)),
  })
export type UserClaims = z.output<ReturnType<typeof userClaims>>

/** The `payload` claim of a page with a publishable key. */
const keyClaims = () =>
  z.object({
    kind: z.literal('key'),
    keyId: z.string(),
    agencyId: z.string(),
    visitorId: z.string(),
    /** The user signed in on the page, and the sign-in that allowed it. */
    user: z.optional(z.object({ id: z.string(), sessionId: z.string() })),
  })
export type KeyClaims = z.output<ReturnType<typeof keyClaims>>

/** The `payload` claim of a token that opens one record. */
const recordClaims = () =>
  z.object({
    kind: z.literal('record'),
    grant: recordGrant,
    agencyId: z.optional(z.string()),
    /** The region of the record's agency; an element of another region rejects the token. */
    region: z.optional(z.enum(regions)),
    /** The API key of the agency's own server. */
    keyId: z.optional(z.string()),
    flow: z.optional(z.string()),
    /** The link that opened it. */
    workflowId: z.optional(z.string()),
    sessionId: z.optional(z.string()),
  })
export type RecordClaims = z.output<ReturnType<typeof recordClaims>>

export const tokenClaims = () => z.union([userClaims(), keyClaims(), recordClaims()])
export type TokenClaims = z.output<ReturnType<typeof tokenClaims>>

/**
 * Creates the shape of the claims of an access token, read without checking its signature (spec 1
 * §3). Created for the first token instead of with the module, because it takes a slow device 50
 * ms.
 */
export const accessTokenBody = () =>
  z.object({
    /** Seconds since 1970. */
    iat: z.int(),
    exp: z.int(),
    payload: tokenClaims(),
  })
export type AccessTokenBody = z.output<ReturnType<typeof accessTokenBody>>
