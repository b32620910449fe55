import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import type { Config, Services } from '../../kernel/services.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { SsoDomain } from './tables.ts'

/** Timeout of a provider's response in seconds. */
const timeout = 5

/**
 * The client secret of a domain, which the operator puts into the data folder as
 * `sso-<domain>.secret`.
 */
const secretOf = (dataDir: string, domain: string): string | undefined => {
  try {
    return readFileSync(join(dataDir, `sso-${domain}.secret`), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** The address of a domain's provider and the platform's client secret. */
const accountAt = (
  { identity, dataDir }: Config,
  { domain, issuer }: SsoDomain,
): { readonly issuer: string; readonly clientSecret: string | undefined } => {
  if (issuer !== null) return { issuer, clientSecret: secretOf(dataDir, domain) }
  if (identity === undefined) throw new Error(`No identity provider is configured for ${domain}`)
  return identity
}

/** Reads the metadata of a domain's provider. Rejects when the provider does not respond. */
export const identityProviderOf = async (
  { config, concurrency }: Services,
  domain: SsoDomain,
): Promise<IdentityProvider> => {
  const { issuer, clientSecret } = accountAt(config, domain)
  const provider = await concurrency.pause(() =>
    discovery(
      new URL(issuer),
      domain.clientId,
      undefined,
      clientSecret === undefined ? None() : ClientSecretBasic(clientSecret),
      {
        timeout,
        execute: [
          enableNonRepudiationChecks,
          // the demo's own provider uses plain http on this machine
          ...(domain.issuer === null ? [allowInsecureRequests] : []),
        ],
      },
    ),
  )
  return {
    signInAddress: async ({ redirectUri, state, nonce, verifier }, username) =>
      buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        login_hint: username,
      }),
    async claimsOf(returned, { state, nonce, verifier }) {
      const tokens = await concurrency.pause(() =>
        authorizationCodeGrant(provider, returned, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
        }),
      )
      return tokens.claims()
    },
  }
}
