import type {
  KeyClaims,
  RecordClaims,
  TokenClaims,
  Tokens,
  UserClaims,
} from '../identity/session/model.ts'

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** An access token with these claims and an invalid signature, which tests do not check. */
export const accessTokenOf = (payload: TokenClaims, iat: number, exp: number): string =>
  [{ alg: 'EdDSA' }, { iat, exp, payload }]
    .map((part) => base64url(JSON.stringify(part)))
    .concat('signature')
    .join('.')

/** Claims of a seeded agent. */
export const agentClaims = (more: Partial<UserClaims> = {}): UserClaims => ({
  kind: 'user',
  id: 'user-agent',
  firstName: 'Ada',
  lastName: 'Agent',
  email: 'agent@demo.test',
  accountType: 'AGENCY',
  accountId: 'agency-harbor',
  accountName: 'Harbor Insurance Agency',
  enforceMfa: false,
  mfaType: 'NONE',
  scopes: [],
  sessionId: 'session-1',
  subscriberType: more.accountType ?? 'AGENCY',
  realm: 'ACCOUNT',
  signedInBy: 'PASSWORD',
  ...more,
})

/** Claims of a page with a publishable key. */
export const keyClaims = (more: Partial<KeyClaims> = {}): KeyClaims => ({
  kind: 'key',
  keyId: 'key-harbor',
  agencyId: 'agency-harbor',
  visitorId: 'embed-user-1',
  ...more,
})

/** Claims of a token for one record. */
export const recordClaims = (more: Partial<RecordClaims> = {}): RecordClaims => ({
  kind: 'record',
  grant: { kind: 'policy', id: 'policy-1' },
  ...more,
})

/** Tokens issued at a time (milliseconds since 1970) with a lifetime in seconds. */
export const issueTokens = (
  now: number,
  {
    claims = agentClaims(),
    ttl = 900,
    refreshToken = 'refresh-1',
  }: {
    readonly claims?: TokenClaims
    readonly ttl?: number
    readonly refreshToken?: string
  } = {},
): Tokens => {
  const iat = Math.floor(now / 1000)
  return {
    accessToken: accessTokenOf(claims, iat, iat + ttl),
    refreshToken,
    issuedAt: new Date(now).toISOString(),
    expiresIn: ttl,
  }
}
