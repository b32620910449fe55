import type { IDToken } from 'openid-client'

/** The secrets of one sign-in attempt, which its answer must match. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  /** The PKCE code verifier. */
  readonly verifier: string
}

/** An organisation's identity provider, spoken to by OpenID Connect. */
export interface IdentityProvider {
  /** The address at which the browser signs in. */
  signInAddress(
    attempt: AttemptSecrets & { readonly redirectUri: string },
    username: string,
  ): Promise<URL>
  /** The claims of the user whom the provider sent to a return address. */
  claimsOf(returned: URL, attempt: AttemptSecrets): Promise<IDToken | undefined>
}
