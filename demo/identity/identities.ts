/** Somebody whom the demo's identity provider knows. */
export interface Identity {
  readonly email: string
  readonly name: string
  /** What the page says beside the name. */
  readonly note: string
  /** False: the provider has not seen that the address is theirs. */
  readonly isVerified: boolean
}

/** The domain whose people sign in here. */
export const ssoDomain = 'northgate.test'

/** Everybody at that domain: one who works on the platform, and two who cannot come in. */
export const identities = [
  {
    email: `sso@${ssoDomain}`,
    name: 'Nora Gates',
    note: 'Signs in to the platform',
    isVerified: true,
  },
  {
    email: `newcomer@${ssoDomain}`,
    name: 'Newton Comer',
    note: 'Is not a user of the platform',
    isVerified: true,
  },
  {
    email: `unverified@${ssoDomain}`,
    name: 'Una Verifield',
    note: 'Has an address that nobody verified',
    isVerified: false,
  },
] as const satisfies readonly Identity[]
