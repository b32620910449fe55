import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { TokenType } from '#core/identity/sign-up/model.ts'
import { hashOfToken } from '../../../kernel/one-time-token.ts'
import type { Services } from '../../../kernel/services.ts'
import { userFactors } from '../../mfa/tables.ts'
import { hashSecret } from '../../credentials/secrets.ts'
import { hashOfCode } from '../invitation-codes.ts'
import { invitationCodes, signUpLinks } from '../tables.ts'
import { organisations, users } from '../../../directory/users/tables.ts'
import { organisationIds, userIds } from '../../../kernel/seed/ids.ts'
import { emailOf, seedPassword } from '../../../directory/users/seed/users.ts'

type UserRow = typeof users.$inferInsert

/** Secret of the demo's authenticator app, to enter into an app manually (`mfa-app@demo.test`). */
export const demoAppSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** An organisation whose account type has no area in the portal. */
const unsorted = {
  id: 'org-ridgeline',
  name: 'Ridgeline Advisors',
  accountType: 'UNKNOWN',
  region: 'US',
} as const

interface SignInSeed {
  readonly firstName: string
  readonly lastName: string
  readonly organisationId?: string
  readonly status?: UserRow['status']
  readonly mfaType?: UserRow['mfaType']
  readonly phone?: string
}

/**
 * Sign-ins that do not lead straight to a dashboard. All are agents of Harbor, except `unknown`.
 */
const signInSeeds = {
  unvalidated: { firstName: 'Nadia', lastName: 'Ferris', status: 'UNVALIDATED' },
  expired: { firstName: 'Edgar', lastName: 'Monroe', status: 'PASSWORD_EXPIRED' },
  disabled: { firstName: 'Dexter', lastName: 'Vaughn', status: 'DISABLED' },
  unknown: { firstName: 'Uma', lastName: 'Kessler', organisationId: unsorted.id },
  'mfa-email': { firstName: 'Emil', lastName: 'Sandoval', mfaType: 'EMAIL' },
  'mfa-text': {
    firstName: 'Tessa',
    lastName: 'Blackwood',
    mfaType: 'SMS',
    phone: '+1 555 010 0151',
  },
  'mfa-app': { firstName: 'Arlo', lastName: 'Whitman', mfaType: 'GOOGLE' },
} as const satisfies Readonly<Record<string, SignInSeed>>

/** Invitation codes of the demo, with unlimited uses. */
export const demoInvitationCodes = { AGENCY: 'DEMO-AGENCY', CUSTOMER: 'DEMO-CLIENT' } as const

interface LinkSeed {
  readonly tokenType: TokenType
  readonly accountType: AccountType
  readonly organisationId: string
  readonly who: string
  readonly firstName?: string
  readonly lastName?: string
  readonly userId?: string
  readonly redirectPath?: string
  readonly isWithdrawn?: true
}

const atHarbor = { accountType: 'AGENCY', organisationId: organisationIds.harbor } as const
const atBayside = { accountType: 'CUSTOMER', organisationId: organisationIds.customer } as const

/** Links of the types that no endpoint sends yet, by their token. */
const linkSeeds: Readonly<Record<string, LinkSeed>> = {
  'demo-existing-account': { tokenType: 'EXISTING_ACCOUNT', who: 'new-colleague', ...atHarbor },
  'demo-quote-sent-new-user': {
    tokenType: 'QUOTE_SENT_NEW_USER',
    who: 'new-client',
    firstName: 'Noor',
    lastName: 'Haddad',
    redirectPath: '/customer/dashboard',
    ...atBayside,
  },
  'demo-quote-link-new-agent': {
    tokenType: 'QUOTE_LINK_NEW_AGENT',
    who: 'new-agent',
    firstName: 'Gideon',
    lastName: 'Marsh',
    redirectPath: '/agency/dashboard',
    ...atHarbor,
  },
  'demo-quote-sent-existing-user': {
    tokenType: 'QUOTE_SENT_EXISTING_USER',
    who: 'customer',
    userId: userIds.customer,
    redirectPath: '/customer/dashboard',
    ...atBayside,
  },
  'demo-quote-link-existing-agent': {
    tokenType: 'QUOTE_LINK_EXISTING_AGENT',
    who: 'agent',
    userId: userIds.agent,
    redirectPath: '/agency/dashboard',
    ...atHarbor,
  },
  'demo-withdrawn': {
    tokenType: 'EXISTING_ACCOUNT',
    who: 'late-colleague',
    isWithdrawn: true,
    ...atHarbor,
  },
}

/** Outlives the demo's data; a real link is valid for seven days. */
const linksLive = 3_650 * 86_400_000

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table) as Name[]

/** Sign-ins for every result of the sign-in, links of every type, and invitation codes. */
export const seedSignIns = async (services: Services): Promise<void> => {
  const handle = services.database.handle()
  const created = services.clock.now()
  const passwordHash = await hashSecret(services, seedPassword)
  await handle.insert(organisations).values(unsorted)
  await handle.insert(users).values(
    names(signInSeeds).map((name) => ({
      id: `user-${name}`,
      email: emailOf(name),
      organisationId: organisationIds.harbor,
      roleId: 'agent',
      passwordHash,
      isDemo: true,
      created,
      ...signInSeeds[name],
    })),
  )
  await handle.insert(userFactors).values([
    { userId: 'user-mfa-app', secret: demoAppSecret },
    { userId: 'user-mfa-text', phone: signInSeeds['mfa-text'].phone },
  ])
  await handle.insert(invitationCodes).values(
    names(demoInvitationCodes).map((accountType) => ({
      hash: hashOfCode(demoInvitationCodes[accountType]),
      accountType,
      isDemo: true,
    })),
  )
  await handle.insert(signUpLinks).values(
    Object.entries(linkSeeds).map(([token, { who, isWithdrawn, ...link }]) => ({
      hash: hashOfToken(token),
      email: emailOf(who),
      region: 'US' as const,
      isDemo: true,
      created,
      expires: new Date(created.getTime() + linksLive),
      ...(isWithdrawn && { withdrawn: created }),
      ...link,
    })),
  )
}
