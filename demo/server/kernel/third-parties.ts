/** The platform's account at a payment processor. */
export interface ProcessorAccount {
  /** Stored with each payment. */
  readonly name: string
  readonly origin: string
  /** The platform's publishable key there. */
  readonly key: string
  /** Signs the calls of both sides. */
  readonly secret: string
  /** Whether its payments move no money; they count only while the demo is on. */
  readonly isDemo: boolean
}

/** The identity provider of the email domains that have none of their own. */
export interface IdentityAccount {
  readonly issuer: string
  readonly clientSecret: string
}
