import { expect, test } from 'vitest'
import { createSignInHandoffs } from '#core/identity/sign-in/handoff.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { storeEndedSession } from '../identity/sign-in/ended-session.ts'
import { toSignIn } from './to-sign-in.ts'

const begin = async () => {
  const { platform } = await testPlatform()
  const handoffs = createSignInHandoffs()
  const { tab } = platform.host
  const lead = async () => {
    await toSignIn({ ...platform, handoffs }, { href: '/agency/inbox' })
    return handoffs.signIn.take()
  }
  return { tab, lead }
}

const message = expect.stringMatching(/^Your current session has expired\./) as string

test('shows the reason once after a reload of a screen that asks to sign in again', async () => {
  const { tab, lead } = await begin()
  storeEndedSession(tab, 'ada@demo.test')
  expect(await lead()).toEqual({ email: 'ada@demo.test', message })
  expect(await lead()).toBeUndefined()
})

test('shows no message later to a user who signed in again in place', async () => {
  const { tab, lead } = await begin()
  storeEndedSession(tab, 'ada@demo.test')()
  expect(await lead()).toBeUndefined()
})
