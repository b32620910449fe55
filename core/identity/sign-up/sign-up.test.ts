import { describe, expect, test } from 'vitest'
import { json, noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { joinAccount, signUp } from './endpoints.ts'
import { joinForm, signUpForm } from './rules.ts'
import { sendJoin, sendSignUp } from './sign-up.ts'

const form = {
  accountType: 'AGENCY',
  invitationCode: 'HARBOR-1',
  organization: 'Quayside Brokers',
  firstName: 'Grace',
  lastName: 'Lee',
  npn: '1234567',
  email: 'grace@quayside.example',
}
const password = 'Kept-safe-9'
const unreadable = {
  accessToken: 'x',
  refreshToken: 'y',
  issuedAt: '2026-11-20T09:00:00Z',
  expiresIn: 900,
}

const start = async () => {
  const context = await testPlatform({ namespaces: ['sign-up', 'sign-in'] })
  const tokens = issueTokens(context.time.wallClock(), { claims: agentClaims() })
  context.server.answer(signUp, tokens)
  context.server.answer(joinAccount, tokens)
  const submit = (more: { token?: string } = {}, values: Partial<typeof form> = {}) =>
    sendSignUp(context.platform, { form: { ...form, ...values }, password, ...more })
  const join = (hasNames = true) =>
    sendJoin(context.platform, { form, hasNames, password, token: 'link-1' })
  return { ...context, submit, join }
}

const rejectedWith = (message: string | undefined) => ({ kind: 'rejected', message })

describe('a sign-up', () => {
  test('signs in with the link’s address', async () => {
    const { submit, platform, server } = await start()
    expect(await submit({ token: 'link-1' })).toEqual({ kind: 'signed-in' })
    expect(platform.session.$isAuthenticated.get()).toBe(true)
    const [call] = server.callsOf(signUp)
    const { email: _, ...rest } = form
    expect(call?.url.searchParams.get('validationToken')).toBe('link-1')
    expect(call?.body).toEqual({ ...rest, password })
  })

  test('sends the address without a link and waits for its confirmation', async () => {
    const { submit, platform, server } = await start()
    server.answer(signUp, {})
    expect(await submit()).toEqual({ kind: 'submitted' })
    expect(platform.session.$isAuthenticated.get()).toBe(false)
    expect(server.callsOf(signUp)[0]?.body).toMatchObject({ email: form.email })
  })

  test('omits the producer number of a customer', async () => {
    const { submit, server } = await start()
    await submit({ token: 'link-1' }, { accountType: 'CUSTOMER' })
    expect(server.callsOf(signUp)[0]?.body).not.toHaveProperty('npn')
  })

  test.each([
    [
      errorResponse(412, 'invitationRefused', { detail: 'The code was used.' }),
      'The code was used.',
    ],
    [json({}, 412), 'Service Unavailable. Please try again.'],
    [errorResponse(429, 'tooManyRequests', { detail: 'Please wait.' }), 'Please wait.'],
    [errorResponse(500, 'internal'), 'Service Unavailable. Please try again.'],
    [errorResponse(409, 'emailTaken', { detail: 'In use already.' }), 'In use already.'],
    [errorResponse(403, 'forbidden', { detail: 'no' }), 'Service Unavailable. Please try again.'],
    [noNetwork, 'Service Unavailable. Please try again.'],
    [json(unreadable), 'An error occurred while generating the token. Please try again.'],
  ])('shows the reason when it is rejected', async (reply, message) => {
    const { submit, server } = await start()
    server.on(signUp, reply)
    expect(await submit({ token: 'link-1' })).toMatchObject(rejectedWith(message))
  })

  test('leaves the errors of invalid fields to the form', async () => {
    const { submit, server } = await start()
    server.on(
      signUp,
      errorResponse(400, 'invalidInput', {
        errors: [{ code: 'npnDigits', detail: 'Digits only', field: 'npn' }],
      }),
    )
    const outcome = await submit({ token: 'link-1' })
    expect(outcome).toMatchObject(rejectedWith(undefined))
    expect(outcome).toMatchObject({ error: { fieldErrors: [{ field: 'npn' }] } })
  })

  test('reports a link that was used meanwhile', async () => {
    const { submit, server } = await start()
    server.on(signUp, errorResponse(404, 'linkNotFound'))
    expect(await submit({ token: 'link-1' })).toEqual({ kind: 'link-lost' })
    expect(await submit()).toMatchObject(rejectedWith('Service Unavailable. Please try again.'))
  })
})

describe('a join', () => {
  test('signs in, with names if they were requested', async () => {
    const { join, server } = await start()
    expect(await join()).toEqual({ kind: 'signed-in' })
    await join(false)
    expect(server.callsOf(joinAccount).map(({ body }) => body)).toEqual([
      { password, firstName: 'Grace', lastName: 'Lee' },
      { password },
    ])
  })

  test.each([
    [errorResponse(404, 'linkNotFound'), 'Email Setup Link Expired/Not Found!'],
    [errorResponse(412, 'tokenUnauthorised', { detail: 'Withdrawn.' }), 'Withdrawn.'],
    [json({}, 412), 'Authorization Failed for Token'],
    [errorResponse(400, 'malformedJson', { detail: 'Not readable.' }), 'Not readable.'],
    [
      errorResponse(400, 'passwordRefused', {
        errors: [{ code: 'passwordCommon', detail: 'Common' }],
      }),
      undefined,
    ],
    [errorResponse(503, 'unavailable'), 'Service Unavailable. Please try again.'],
    [noNetwork, 'Service Unavailable. Please try again.'],
    [json(unreadable), 'An error occurred while generating the token. Please try again.'],
  ])('shows the reason when it is rejected', async (reply, message) => {
    const { join, server } = await start()
    server.on(joinAccount, reply)
    expect(await join()).toMatchObject(rejectedWith(message))
  })
})

const fieldErrorsOf = (shape: ReturnType<typeof signUpForm>, values: object) =>
  Object.fromEntries(
    (shape.safeParse({ ...form, ...values }).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  )

describe('the forms', () => {
  const empty = {
    invitationCode: ' ',
    organization: '',
    firstName: '',
    lastName: '',
    npn: '',
    email: '',
  }

  test('have a message for each required field', () => {
    expect(fieldErrorsOf(signUpForm({ asksForEmail: true }), empty)).toEqual({
      invitationCode: 'invitationCodeRequired',
      organization: 'organizationRequired',
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      npn: 'producerNumberRequired',
      email: 'sign-in:required',
    })
    expect(joinForm({ names: true }).safeParse({ firstName: '', lastName: '' }).success).toBe(false)
  })

  test('require no field that they do not show', () => {
    const values = { accountType: 'CUSTOMER', npn: '', email: '' }
    const fieldErrors = fieldErrorsOf(signUpForm({ asksForEmail: false }), values)
    expect(fieldErrors).toEqual({})
    expect(joinForm({ names: false }).safeParse({ firstName: '', lastName: '' }).success).toBe(true)
  })

  test('accept a producer number of digits and an address', () => {
    const shape = signUpForm({ asksForEmail: true })
    expect(fieldErrorsOf(shape, { npn: '12a', email: 'grace' })).toEqual({
      npn: 'npnDigits',
      email: 'sign-in:invalid',
    })
    expect(fieldErrorsOf(shape, {})).toEqual({})
  })
})
