import { expect, test } from 'vitest'
import {
  delayed,
  json,
  noNetwork,
  errorResponse,
  type Reply,
} from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { resendValidationEmail } from './endpoints.ts'
import { createResendValidation } from './resend-validation.ts'

const nothing: Reply = () => new Response(null, { status: 204 })

const start = async (reply: Reply = nothing) => {
  const context = await testPlatform({ namespaces: ['sign-in'] })
  context.server.on(resendValidationEmail, reply)
  return { ...context, form: createResendValidation(context.platform) }
}

test('sends the email again to the trimmed address', async () => {
  const { form, server } = await start()
  await form.submit(' agent@demo.test ')
  expect(form.$state.get()).toMatchObject({ isSent: true, isBusy: false })
  expect(server.callsOf(resendValidationEmail)[0]?.url.pathname).toContain('agent%40demo.test')
})

test.each([
  ['', 'Email is required'],
  ['agent', 'Please enter a valid email address'],
])(
  '%o shows an error at the field until it is edited, and is not sent',
  async (email, fieldError) => {
    const { form, server } = await start()
    await form.submit(email)
    expect(form.$state.get()).toMatchObject({ fieldError, isSent: false })
    expect(server.calls).toEqual([])
    form.edited()
    expect(form.$state.get().fieldError).toBeUndefined()
  },
)

test.each([
  [errorResponse(429, 'tooManyRequests', { detail: 'Please wait.' }), 'Please wait.'],
  [json({}, 409), 'An error has occurred. Please try again later.'],
  [noNetwork, 'An error has occurred. Please try again later.'],
])('shows the message of an error response', async (reply, failure) => {
  const { form } = await start(reply)
  await form.submit('agent@demo.test')
  expect(form.$state.get()).toMatchObject({ failure, isSent: false, isBusy: false })
})

test('sends nothing on a second click during a call', async () => {
  const waiting = delayed(nothing)
  const { form, server } = await start(waiting.reply)
  const first = form.submit('agent@demo.test')
  await form.submit('agent@demo.test')
  waiting.release()
  await first
  expect(server.callsOf(resendValidationEmail)).toHaveLength(1)
})
