import type { IDToken } from 'openid-client'

/** The secrets of a sign-in attempt, which the provider's response must match. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  /** The PKCE code verifier. */
  readonly verifier: string
}

/** An organisation's identity provider, reached by OpenID Connect. */
export interface IdentityProvider {
  /** The address of the provider's sign-in page. */
  signInAddress(
    attempt: AttemptSecrets & { readonly redirectUri: string },
    username: string,
  ): Promise<URL>
  /** The claims of the user whom the provider returned to an address. */
  claimsOf(returned: URL, attempt: AttemptSecrets): Promise<IDToken | undefined>
}
