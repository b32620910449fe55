// Data that the demo's seed shares with its companions.

/** The name of the demo's payment processor. */
export const demoProcessorName = 'Parapet demo processor'

/** The platform as a client of the demo's identity provider. */
export const ssoClientId = 'parapet'

/** The domain whose users sign in at the demo's identity provider. */
export const ssoDomain = 'northgate.test'

/** The user who can sign in by single sign-on only. */
export const ssoUser = { id: 'user-sso', email: `sso@${ssoDomain}` } as const

/** Saved methods of the demo's policyholder: seeded by the platform, accepted by the processor. */
export const demoTokens = [
  {
    id: 'tok_demo_visa',
    type: 'Credit Card',
    last4: '4242',
    outcome: 'succeeds',
    brand: 'Visa',
    expiry_month: 8,
    expiry_year: 2031,
    bank_name: null,
    account_type: null,
  },
  {
    id: 'tok_demo_bank',
    type: 'Bank Account',
    last4: '6789',
    outcome: 'settles',
    brand: null,
    expiry_month: null,
    expiry_year: null,
    bank_name: 'Demo Bank',
    account_type: 'Checking',
  },
] as const
