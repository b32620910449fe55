import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { validatePassword } from '#core/identity/passwords/endpoints.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import {
  checkUserInvited,
  getValidationToken,
  inviteUser,
  joinAccount,
  listInvitableRoles,
  resendValidationEmail,
  validateSignUp,
  validateUserInvited,
} from '#core/identity/sign-up/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import type { joinInput, UserInvitation } from '#core/identity/sign-up/model.ts'
import { organisationIds, userIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import { createSignUpLink, type NewSignUpLink } from './links.ts'
import { signUpLinks } from './tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const day = 86_400_000
const password = 'Another-word-1'
const lost = { status: 404, code: 'linkNotFound' }
const handle = () => platform.services.database.handle()
const me = (token: string) => platform.request(getMe, {}, { token })
const details = (token: string) => platform.request(getValidationToken, { params: { token } })
const join = (validationToken: string, more: Partial<z.output<typeof joinInput>> = {}) =>
  platform.request(joinAccount, { query: { validationToken }, body: { password, ...more } })
const linkOf = async (link: NewSignUpLink): Promise<string> =>
  (await createSignUpLink(platform.services, link)).split('/').at(-1) ?? ''

const atHarbor = {
  accountType: 'AGENCY',
  region: 'US',
  organisationId: organisationIds.harbor,
} as const
const names = { firstName: 'Jo', lastName: 'Ellery' } as const
const closeHarbor = (isDisabled: boolean) =>
  handle()
    .update(organisations)
    .set({ isDisabled })
    .where(eq(organisations.id, organisationIds.harbor))

describe('a link into an organisation', () => {
  test('asks for the names and creates a user of the organisation', async () => {
    const email = 'jo@harbor.example'
    const token = await linkOf({ tokenType: 'EXISTING_ACCOUNT', email, ...atHarbor })
    expect(await details(token)).toEqual({
      tokenType: 'EXISTING_ACCOUNT',
      accountType: 'AGENCY',
      email,
    })
    await expect(join(token)).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'firstNameRequired', field: 'firstName' }],
    })
    const { accessToken } = await join(token, names)
    expect(await me(accessToken)).toMatchObject({
      ...names,
      email,
      role: { id: 'agent' },
      account: { id: organisationIds.harbor },
    })
    await expect(details(token)).rejects.toMatchObject(lost)
    await expect(join(token, names)).rejects.toMatchObject(lost)
  })

  test.each([
    ['QUOTE_SENT_NEW_USER', 'CUSTOMER', organisationIds.customer, 'policyholder'],
    ['QUOTE_LINK_NEW_AGENT', 'AGENCY', organisationIds.harbor, 'agent'],
  ] as const)(
    '%s carries the names and a redirect path',
    async (tokenType, accountType, organisationId, role) => {
      const email = `${tokenType.toLowerCase()}@new.example`
      const redirectPath = '/quote/42?tab=terms'
      const link = { tokenType, accountType, organisationId, email, redirectPath, ...names }
      const token = await linkOf({ region: 'US', ...link })
      expect(await details(token)).toEqual({
        tokenType,
        accountType,
        email,
        redirectURL: redirectPath,
        ...names,
      })
      const answers = await Promise.allSettled([join(token), join(token)])
      const [first, ...others] = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? [answer.value] : [],
      )
      expect(others).toEqual([])
      expect(await me(first?.accessToken ?? '')).toMatchObject({ ...names, role: { id: role } })
    },
  )

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/a\nb',
  ])('does not redirect elsewhere: %j', async (redirectPath) => {
    const email = 'redirect@new.example'
    const token = await linkOf({ tokenType: 'EXISTING_ACCOUNT', email, redirectPath, ...atHarbor })
    expect(await details(token)).not.toHaveProperty('redirectURL')
  })

  test('is rejected while the organisation is closed', async () => {
    const email = 'closed@new.example'
    const token = await linkOf({ tokenType: 'EXISTING_ACCOUNT', email, ...atHarbor })
    await closeHarbor(true)
    await expect(details(token)).rejects.toMatchObject({ status: 410, code: 'linkExpired' })
    await expect(join(token, names)).rejects.toMatchObject({
      status: 412,
      code: 'tokenUnauthorised',
    })
    await closeHarbor(false)
    await expect(join(token, names)).resolves.toBeTruthy()
  })

  test('creates no user when it was withdrawn', async () => {
    await expect(details('demo-withdrawn')).rejects.toMatchObject({ status: 410 })
    await expect(join('demo-withdrawn', names)).rejects.toMatchObject({
      status: 412,
      code: 'tokenUnauthorised',
      detail: 'Authorization Failed for Token',
    })
  })

  test('applies the rules of passwords, with the user’s data', async () => {
    const link = {
      tokenType: 'QUOTE_LINK_NEW_AGENT',
      email: 'rules@new.example',
      ...names,
    } as const
    const token = await linkOf({ ...link, ...atHarbor })
    const body = { password: 'Ellery-word-1' }
    const refused = { code: 'passwordRefused', errors: [{ code: 'passwordHoldsName' }] }
    await expect(join(token, body)).rejects.toMatchObject(refused)
    const validate = platform.request(validatePassword, { query: { token }, body })
    await expect(validate).rejects.toMatchObject(refused)
    await expect(join(token)).resolves.toBeTruthy()
  })

  test('is rejected when the address got a user meanwhile', async () => {
    const email = 'agent@demo.test'
    const token = await linkOf({ tokenType: 'EXISTING_ACCOUNT', email, ...atHarbor })
    await expect(join(token, names)).rejects.toMatchObject({ status: 409, code: 'emailTaken' })
  })

  test('creates no user when it is of another type', async () => {
    const link = { tokenType: 'EXISTING_USER', email: 'agent@demo.test' } as const
    const token = await linkOf({
      ...link,
      userId: userIds.agent,
      accountType: 'AGENCY',
      region: 'US',
    })
    await expect(join(token, names)).rejects.toMatchObject(lost)
    await expect(join('demo-quote-link-existing-agent', names)).rejects.toMatchObject(lost)
    const joining = await linkOf({
      tokenType: 'EXISTING_ACCOUNT',
      email: 'x@new.example',
      ...atHarbor,
    })
    await expect(
      platform.request(validateSignUp, { params: { token: joining } }),
    ).rejects.toMatchObject(lost)
  })

  test('is invalid when it is the demo’s and the demo is off', async () => {
    expect(await details('demo-quote-sent-existing-user')).toMatchObject({
      tokenType: 'QUOTE_SENT_EXISTING_USER',
      redirectURL: '/customer/dashboard',
    })
    const real = await platform.another({ demo: false })
    const path = '/api/auth/v1/validationTokens/demo-existing-account'
    const response = await real.app.fetch(new Request(`http://localhost:4100${path}`))
    expect(response.status).toBe(404)
    await real.close()
  })
})

describe('an invited user', () => {
  const invitation = (email: string, more: Partial<UserInvitation> = {}): UserInvitation => ({
    email,
    ...names,
    roleId: 'agent',
    ...more,
  })
  const invite = (body: UserInvitation, as: As = 'agency') =>
    platform.request(inviteUser, { body }, as)
  const tokenTo = async (to: string): Promise<string> =>
    (await platform.mails(to))[0]?.links[0]?.split('/confirmUser/')[1] ?? ''
  const check = (token: string) => platform.request(checkUserInvited, { params: { token } })
  const accept = (token: string, word = password) =>
    platform.request(validateUserInvited, { params: { token }, body: { password: word } })

  test('sets a password by the link and is signed in', async () => {
    const email = 'invited@harbor.example'
    await invite(invitation('Invited@Harbor.example'))
    const [mail] = await platform.mails(email)
    expect(mail?.text).toContain('Harbor Insurance Agency invited you')
    const token = await tokenTo(email)
    await expect(check(token)).resolves.toBeUndefined()
    await expect(accept(token, 'Ellery-word-1')).rejects.toMatchObject({ code: 'passwordRefused' })
    const answers = await Promise.allSettled([accept(token), accept(token)])
    const [first, ...others] = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value] : [],
    )
    expect(others).toEqual([])
    expect(await me(first?.accessToken ?? '')).toMatchObject({ email, role: { id: 'agent' } })
    await expect(check(token)).rejects.toMatchObject(lost)
    await expect(accept(token)).rejects.toMatchObject(lost)
  })

  test('cannot use the link after signing in by other means; it asks for no second factor', async () => {
    const email = 'meanwhile@harbor.example'
    await invite(invitation(email))
    const token = await tokenTo(email)
    await handle().update(users).set({ status: 'ACTIVE' }).where(eq(users.email, email))
    await expect(check(token)).rejects.toMatchObject(lost)
    await expect(accept(token)).rejects.toMatchObject(lost)
  })

  test('has no password, and the link is valid for seven days', async () => {
    const email = 'waiting@harbor.example'
    await invite(invitation(email))
    const body = { username: email, password }
    await expect(platform.request(signIn, { body })).rejects.toMatchObject({ status: 401 })
    const token = await tokenTo(email)
    platform.advanceTime(7 * day + 1)
    await expect(check(token)).rejects.toMatchObject(lost)
    await platform.request(resendValidationEmail, { params: { email } })
    await expect(accept(await tokenTo(email))).resolves.toBeTruthy()
  })

  test('is invited only once', async () => {
    await expect(invite(invitation('agent@demo.test'))).rejects.toMatchObject({
      status: 409,
      code: 'emailTaken',
      errors: [{ field: 'email' }],
    })
    const both = [0, 1].map(() => invite(invitation('both@harbor.example')))
    const answers = await Promise.allSettled(both)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const created = await handle()
      .select()
      .from(users)
      .where(eq(users.email, 'both@harbor.example'))
    expect(created).toHaveLength(1)
  })

  test.each([
    [{ roleId: 'super-admin' }, 'roleId'],
    [{ roleId: 'wholesale-admin' }, 'roleId'],
    [{ roleId: 'nonsense' }, 'roleId'],
    [{ email: 'no address' }, 'email'],
  ])('cannot be invited to an agency with %j', async (more, field) => {
    await expect(invite(invitation('odd@harbor.example', more))).rejects.toMatchObject({
      status: 400,
      errors: [{ field }],
    })
  })

  test('cannot be invited by an agency to another', async () => {
    const organisationId = organisationIds.albion
    await expect(
      invite(invitation('odd@albion.example', { organisationId })),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('can be invited by the provider to any organisation, with its roles', async () => {
    const organisationId = organisationIds.albion
    await invite(invitation('clerk@albion.example', { organisationId }), 'admin')
    const [created] = await handle()
      .select()
      .from(users)
      .where(eq(users.email, 'clerk@albion.example'))
    expect(created).toMatchObject({ organisationId, status: 'INVITED' })
    const invalid = invitation('odd@albion.example', { organisationId, roleId: 'carrier' })
    await expect(invite(invalid, 'admin')).rejects.toMatchObject({ status: 400 })
    const nowhere = invitation('odd@albion.example', { organisationId: 'nowhere' })
    await expect(invite(nowhere, 'admin')).rejects.toMatchObject({ status: 400 })
  })

  test('can get the roles that the inviter may assign', async () => {
    const rolesOf = async (as: As, organisationId?: string) => {
      const query = organisationId === undefined ? {} : { organisationId }
      const roles = await platform.request(listInvitableRoles, { query }, as)
      return roles.map(({ id }) => id)
    }
    const ofWholesale = ['wholesale-admin', 'agent', 'team-agent']
    expect(await rolesOf('agency')).toEqual(['agency-admin', 'agent', 'team-agent'])
    expect(await rolesOf('wholesale')).toEqual(ofWholesale)
    expect(await rolesOf('admin')).toEqual([
      'super-admin',
      'underwriter',
      'customer-success',
      'biz-dev',
      'tsm',
      'technician',
      'head-of-claims',
    ])
    expect(await rolesOf('admin', organisationIds.wholesale)).toEqual(ofWholesale)
    await expect(rolesOf('agency', organisationIds.wholesale)).rejects.toMatchObject({
      status: 403,
    })
    await expect(rolesOf('admin', 'nowhere')).rejects.toMatchObject({ status: 400 })
  })
})

test('links are stored as hashes', async () => {
  const email = 'hash@new.example'
  const token = await linkOf({ tokenType: 'EXISTING_ACCOUNT', email, ...atHarbor })
  const rows = await handle().select().from(signUpLinks).where(eq(signUpLinks.email, email))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})
