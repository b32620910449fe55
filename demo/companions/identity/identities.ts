import { ssoDomain, ssoUser } from '../../server/kernel/seed/companion-data.ts'

/** A person known to the demo's identity provider. */
export interface Identity {
  readonly email: string
  readonly name: string
  /** Shown next to the name. */
  readonly note: string
  /**
   * False when the provider has not verified the address, absent when it makes no claim about it.
   */
  readonly isVerified?: boolean
}

/** Identities of one domain: one with a user on the platform, and four who cannot sign in. */
export const identities = [
  {
    email: ssoUser.email,
    name: 'Nora Gates',
    note: 'Logs in to the platform',
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
  {
    email: `unsaid@${ssoDomain}`,
    name: 'Una Saidh',
    note: 'Has an address without a verification claim',
  },
  {
    email: `sso\u2060@${ssoDomain}`,
    name: 'Nora Gatès',
    note: 'Has the address of Nora Gates with an invisible character',
    isVerified: true,
  },
] as const satisfies readonly Identity[]
