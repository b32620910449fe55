import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountTypes } from '#core/directory/organisations/account-type.ts'
import { listPresets } from '#core/insurance/rating/endpoints.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import {
  getValidationToken,
  inviteOrganisation,
  resendValidationEmail,
  signUp,
  validateSignUp,
} from '#core/identity/sign-up/endpoints.ts'
import type { SignUpInput } from '#core/identity/sign-up/model.ts'
import { demoInvitationCodes } from './seed/sign-ins.ts'
import { testPlatform, type AskOptions, type TestPlatform } from '../../testing/platform.ts'
import { organisations, users } from '../../directory/users/tables.ts'
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
const signInAs = (username: string) => platform.request(signIn, { body: { username, password } })
const me = (token: string) => platform.request(getMe, {}, { token })

const form = (more: Partial<SignUpInput> = {}): SignUpInput => ({
  invitationCode: demoInvitationCodes.AGENCY,
  organization: 'Beacon Insurance',
  firstName: 'Iris',
  lastName: 'Calloway',
  npn: '8812345',
  password,
  ...more,
})
const send = (body: SignUpInput, validationToken?: string, options?: AskOptions) =>
  platform.request(
    signUp,
    { query: validationToken === undefined ? {} : { validationToken }, body },
    undefined,
    options,
  )
const details = (token: string) => platform.request(getValidationToken, { params: { token } })
const confirm = (token: string) => platform.request(validateSignUp, { params: { token } })
const mailTo = async (to: string) => {
  const [mail] = await platform.mails(to)
  if (!mail) throw new Error(`No mail was sent to ${to}`)
  return mail
}
const tokenTo = async (to: string): Promise<string> =>
  (await mailTo(to)).links[0]?.split('/signup-validation/')[1] ?? ''

type Kind = (typeof accountTypes)[number]
const invite = async (email: string, accountType: Kind, options?: AskOptions) => {
  const body = { email, organization: 'Beacon Insurance', accountType }
  await platform.request(inviteOrganisation, { body }, 'admin', options)
  const { text } = await mailTo(email.toLowerCase())
  return {
    token: await tokenTo(email.toLowerCase()),
    code: /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}/.exec(text)?.[0] ?? '',
  }
}

describe('an invited organisation', () => {
  test('signs up with its code and can work at once', async () => {
    const email = 'iris@beacon.example'
    const { token, code } = await invite('Iris@Beacon.example', 'AGENCY')
    expect(await details(token)).toEqual({ tokenType: 'NEW_ACCOUNT', accountType: 'AGENCY', email })
    const { accessToken = '' } = await send(form({ invitationCode: code.toLowerCase() }), token)
    expect(await me(accessToken)).toMatchObject({
      email,
      npn: '8812345',
      role: { id: 'agency-admin' },
      account: { name: 'Beacon Insurance', accountType: 'AGENCY' },
    })
    const response = platform.request(
      listPresets,
      { query: { product: 'P100' } },
      { token: accessToken },
    )
    await expect(response).resolves.toBeTruthy()
    await expect(signInAs(email)).resolves.toBeTruthy()
    await expect(details(token)).rejects.toMatchObject(lost)
    await expect(send(form({ invitationCode: code }), token)).rejects.toMatchObject(lost)
  })

  test.each(accountTypes.filter((type) => !['PARAPET', 'UNKNOWN'].includes(type)))(
    'of type %s gets its own area',
    async (accountType) => {
      const { token, code } = await invite(
        `${accountType.toLowerCase()}@first.example`,
        accountType,
      )
      const { accessToken = '' } = await send(form({ invitationCode: code }), token)
      expect((await me(accessToken)).account.accountType).toBe(accountType)
    },
  )

  test('belongs to the region of its invitation', async () => {
    const { token, code } = await invite('first@thames.example', 'AGENCY', { region: 'UK' })
    const { accessToken = '' } = await send(form({ invitationCode: code }), token)
    const { account } = await me(accessToken)
    const [row] = await handle()
      .select()
      .from(organisations)
      .where(eq(organisations.id, account.id))
    expect(row?.region).toBe('UK')
  })

  test.each(['PARAPET', 'UNKNOWN'] as const)('cannot be of type %s', async (accountType) => {
    await expect(invite('first@odd.example', accountType)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'accountType' }],
    })
  })

  test('is not invited at an address that has a user', async () => {
    await expect(invite('agent@demo.test', 'AGENCY')).rejects.toMatchObject({
      status: 409,
      code: 'emailTaken',
    })
    await expect(invite('no address', 'AGENCY')).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'emailInvalid', field: 'email' }],
    })
  })

  test('is rejected with another code and can try again', async () => {
    const { token, code } = await invite('again@beacon.example', 'AGENCY')
    const other = await invite('client@beacon.example', 'CUSTOMER')
    for (const invitationCode of ['nonsense', other.code, `${code}X`]) {
      await expect(send(form({ invitationCode }), token)).rejects.toMatchObject({
        status: 412,
        code: 'invitationRefused',
      })
    }
    const weak = form({ invitationCode: code, password: 'Calloway-1' })
    await expect(send(weak, token)).rejects.toMatchObject({
      status: 400,
      code: 'passwordRefused',
      errors: [{ code: 'passwordHoldsName' }],
    })
    await expect(send(form({ invitationCode: code }), token)).resolves.toHaveProperty('accessToken')
  })

  test('is created once by parallel calls', async () => {
    const { token, code } = await invite('twice@beacon.example', 'AGENCY')
    const body = form({ invitationCode: code, organization: 'Made Once' })
    const answers = await Promise.allSettled([send(body, token), send(body, token)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const errors = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(errors).toEqual([expect.objectContaining(lost)])
    const created = await handle()
      .select()
      .from(organisations)
      .where(eq(organisations.name, 'Made Once'))
    expect(created).toHaveLength(1)
  })

  test('gets an error when its address has got a user meanwhile', async () => {
    const { token, code } = await invite('meanwhile@beacon.example', 'AGENCY')
    await handle()
      .update(users)
      .set({ email: 'meanwhile@beacon.example' })
      .where(eq(users.email, 'disabled@demo.test'))
    await expect(send(form({ invitationCode: code }), token)).rejects.toMatchObject({
      status: 409,
      code: 'emailTaken',
    })
  })
})

describe('a link', () => {
  test('expires after seven days', async () => {
    const { token, code } = await invite('late@beacon.example', 'AGENCY')
    platform.advanceTime(7 * day + 1)
    await expect(details(token)).rejects.toMatchObject(lost)
    await expect(send(form({ invitationCode: code }), token)).rejects.toMatchObject(lost)
  })

  test('has its own error when it was withdrawn', async () => {
    const { token, code } = await invite('withdrawn@beacon.example', 'AGENCY')
    await handle()
      .update(signUpLinks)
      .set({ withdrawn: platform.services.clock.now() })
      .where(eq(signUpLinks.email, 'withdrawn@beacon.example'))
    await expect(details(token)).rejects.toMatchObject({ status: 410, code: 'linkExpired' })
    await expect(send(form({ invitationCode: code }), token)).rejects.toMatchObject(lost)
  })

  test('is stored as a hash, its code too', async () => {
    const { token, code } = await invite('hash@beacon.example', 'AGENCY')
    const rows = JSON.stringify(await handle().select().from(signUpLinks))
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(code)
  })
})

describe('a sign-up without a link', () => {
  const email = 'self@beacon.example'

  test('waits until the address is confirmed; the staff are notified', async () => {
    expect(await send(form({ email: ' Self@Beacon.example ' }))).toEqual({})
    const token = await tokenTo(email)
    expect((await mailTo('admin@demo.test')).text).toContain('Iris Calloway (self@beacon.example)')
    await expect(signInAs(email)).rejects.toMatchObject({ status: 412, code: 'emailNotValidated' })
    expect(await details(token)).toMatchObject({ tokenType: 'EXISTING_USER', email })
    const answers = await Promise.allSettled([confirm(token), confirm(token)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(confirm(token)).rejects.toMatchObject(lost)
    const { accessToken } = await signInAs(email)
    expect((await me(accessToken)).account).toMatchObject({ name: 'Beacon Insurance' })
  })

  test('gets the same response for an address that has a user, who gets a mail', async () => {
    const before = await handle().select().from(organisations)
    expect(await send(form({ email: 'agent@demo.test' }))).toEqual({})
    expect((await mailTo('agent@demo.test')).subject).toBe('You already have a Parapet account')
    expect(await handle().select().from(organisations)).toHaveLength(before.length)
  })

  test('neither the code nor the response discloses whether the address has a user', async () => {
    const answersFor = async (address: string) => {
      const invited = `for-${address}`
      const { token, code } = await invite(invited, 'CUSTOMER')
      const first = await send(form({ invitationCode: code, email: address }))
      await platform.drain()
      const next = { invitationCode: code, email: `next-${address}` }
      const second = await send(form(next)).catch((error: unknown) => error)
      const byLink = await send(form({ invitationCode: code }), token).catch(
        (error: unknown) => error,
      )
      await platform.drain()
      const mails = await platform.mails(next.email)
      return { first, second, byLink, mails: mails.length }
    }
    const refused = expect.objectContaining({ status: 412, code: 'invitationRefused' })
    const expected = { first: {}, second: refused, byLink: refused, mails: 0 }
    expect(await answersFor('agent@demo.test')).toEqual(expected)
    expect(await answersFor('client@new.example')).toEqual(expected)
  })

  test('creates one user from two requests for the same address', async () => {
    const both = { email: 'both@beacon.example' }
    await Promise.all([send(form(both)), send(form(both))])
    await platform.drain()
    const created = await handle().select().from(users).where(eq(users.email, both.email))
    expect(created).toHaveLength(1)
  })

  test.each([
    [{}, 'emailRequired'],
    [{ email: 'no address' }, 'emailInvalid'],
  ])('needs an address: %j', async (more, code) => {
    await expect(send(form(more))).rejects.toMatchObject({
      status: 400,
      errors: [{ code, field: 'email' }],
    })
  })

  test.each(['organization', 'firstName', 'lastName'])(
    'cannot inject lines into mails to others by its %s',
    async (field) => {
      const input = { ...form({ email: 'reader@beacon.example' }), [field]: 'Iris\r\nBcc: all' }
      const body = JSON.stringify(input)
      const response = await platform.fetch(signUp.path, { method: 'POST', body })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ errors: [{ field, code: 'nameUnseen' }] })
    },
  )

  test('needs a code for its account type', async () => {
    const refused = { status: 412, code: 'invitationRefused' }
    await expect(send(form({ email, invitationCode: 'guess' }))).rejects.toMatchObject(refused)
    await expect(send(form({ email, accountType: 'CUSTOMER' }))).rejects.toMatchObject(refused)
  })
})

describe('the repeated mail', () => {
  const again = (email: string) => platform.request(resendValidationEmail, { params: { email } })

  test('has a new link; the old one is invalid', async () => {
    const email = 'slow@beacon.example'
    await send(form({ email }))
    const first = await tokenTo(email)
    await again(` ${email.toUpperCase()} `)
    const second = await tokenTo(email)
    await expect(confirm(first)).rejects.toMatchObject(lost)
    await expect(confirm(second)).resolves.toBeUndefined()
  })

  test('has a new code with the link of an organisation', async () => {
    const email = 'slow-too@beacon.example'
    const first = await invite(email, 'AGENCY')
    await again(email)
    const second = await tokenTo(email)
    const { text } = await mailTo(email.toLowerCase())
    const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}/.exec(text)?.[0] ?? ''
    await expect(details(first.token)).rejects.toMatchObject(lost)
    await expect(send(form({ invitationCode: first.code }), second)).rejects.toMatchObject({
      status: 412,
    })
    await expect(send(form({ invitationCode: code }), second)).resolves.toHaveProperty(
      'accessToken',
    )
  })

  test('reaches a seeded user who never got a link', async () => {
    await again('unvalidated@demo.test')
    await expect(confirm(await tokenTo('unvalidated@demo.test'))).resolves.toBeUndefined()
  })

  test('gets the same response when nothing is pending', async () => {
    const before = (await platform.mails()).length
    for (const email of ['nobody@demo.test', 'agent@demo.test', 'no address']) {
      await expect(again(email)).resolves.toBeUndefined()
    }
    expect(await platform.mails()).toHaveLength(before)
  })

  test('is sent to an address five times an hour at most, also without a user', async () => {
    const limited = await platform.another({ limitFactor: 1 })
    const ask = async (email: string, ip: string) => {
      const path = `http://localhost:4100/api/auth/v1/resendValidationEmail/${email}`
      return (await limited.app.fetch(new Request(path, { method: 'POST' }), { ip })).status
    }
    for (const email of ['unvalidated@demo.test', 'nobody@demo.test']) {
      const statuses: number[] = []
      for (let response = 0; response < 6; response += 1)
        statuses.push(await ask(email, `192.0.2.${response}`))
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    }
    await limited.close()
  })
})
