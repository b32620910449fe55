import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import {
  inviteOrganisation,
  inviteUser,
  resendValidationEmail,
  signUp,
  validateSignUp,
} from '#core/identity/sign-up/endpoints.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import { demoInvitationCodes } from './seed/sign-ins.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { deleteExpired } from '../../kernel/retention/delete-expired.ts'
import { registry } from '../../registry.ts'

const day = 86_400_000
const password = 'Another-word-1'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const handle = () => platform.services.database.handle()
const cleanAll = async () =>
  (await deleteExpired(platform.services, registry.retention.live, { rows: 500, max: 100 })).figures

const signUpAs = async (email: string, kind: 'AGENCY' | 'CUSTOMER' = 'AGENCY'): Promise<void> => {
  const body = {
    invitationCode: demoInvitationCodes[kind],
    organization: 'Unconfirmed Insurance',
    firstName: 'Iris',
    lastName: 'Calloway',
    password,
    email,
    ...(kind === 'AGENCY' && { npn: '8812345' }),
  }
  await platform.request(signUp, { query: {}, body })
  await platform.drain()
}

const organisationOf = async (email: string): Promise<string> => {
  const [user] = await handle().select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`${email} has no user`)
  return user.organisationId
}

const left = async (email: string, organisationId: string) => ({
  users: await handle().$count(users, eq(users.email, email)),
  agencies: await handle().$count(agencies, eq(agencies.id, organisationId)),
  organisations: await handle().$count(organisations, eq(organisations.id, organisationId)),
})
const linkTo = async (email: string): Promise<string> =>
  (await platform.mails(email))[0]?.links[0]?.split('/signup-validation/')[1] ?? ''

test('sign-ups without confirmation within 30 days are deleted, which frees the address', async () => {
  await cleanAll()
  const emails = ['agency@never.example', 'client@never.example'] as const
  await signUpAs(emails[0])
  await signUpAs(emails[1], 'CUSTOMER')
  const ids = [await organisationOf(emails[0]), await organisationOf(emails[1])] as const
  platform.advanceTime(29 * day)
  await cleanAll()
  expect(await left(emails[0], ids[0])).toEqual({ users: 1, agencies: 1, organisations: 1 })
  expect(await left(emails[1], ids[1])).toEqual({ users: 1, agencies: 0, organisations: 1 })
  platform.advanceTime(day)
  expect(await cleanAll()).toMatchObject({ users: 2, agencies: 1, organisations: 2 })
  const gone = { users: 0, agencies: 0, organisations: 0 }
  expect(await left(emails[0], ids[0])).toEqual(gone)
  expect(await left(emails[1], ids[1])).toEqual(gone)

  await signUpAs(emails[0])
  const token = await linkTo(emails[0])
  await platform.request(validateSignUp, { params: { token } })
  const body = { username: emails[0], password }
  expect(await platform.request(signIn, { body })).toHaveProperty('accessToken')
  const invitation = { email: emails[1], organization: 'Invited', accountType: 'CUSTOMER' } as const
  await expect(
    platform.request(inviteOrganisation, { body: invitation }, 'admin'),
  ).resolves.toBeUndefined()
})

test('resending the link extends the 30 days by the link’s lifetime', async () => {
  const email = 'late@never.example'
  await signUpAs(email)
  const organisationId = await organisationOf(email)
  platform.advanceTime(28 * day)
  await platform.request(resendValidationEmail, { params: { email } })
  const token = await linkTo(email)
  platform.advanceTime(4 * day)
  await cleanAll()
  expect(await left(email, organisationId)).toMatchObject({ users: 1, organisations: 1 })
  await platform.request(validateSignUp, { params: { token } })
  platform.advanceTime(60 * day)
  await cleanAll()
  expect(await left(email, organisationId)).toMatchObject({ users: 1, organisations: 1 })
})

test('an organisation with any other record is not deleted', async () => {
  const email = 'shared@never.example'
  await signUpAs(email)
  const organisationId = await organisationOf(email)
  const colleague = {
    email: 'colleague@never.example',
    firstName: 'Jo',
    lastName: 'Ellery',
    roleId: 'agent',
    organisationId,
  }
  await platform.request(inviteUser, { body: colleague }, 'admin')
  platform.advanceTime(60 * day)
  await cleanAll()
  expect(await left(email, organisationId)).toEqual({ users: 0, agencies: 1, organisations: 1 })
  expect(await left(colleague.email, organisationId)).toMatchObject({ users: 1 })
})

test('users created by the provider are not deleted, confirmed or not', async () => {
  const emails = ['unvalidated@demo.test', 'agent@demo.test']
  platform.advanceTime(400 * day)
  await cleanAll()
  expect(await handle().$count(users, inArray(users.email, emails))).toBe(emails.length)
})
