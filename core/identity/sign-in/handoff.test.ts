import { expect, test } from 'vitest'
import { createHandoff, createSignInHandoffs } from './handoff.ts'

test('returns a value once', () => {
  const handoff = createHandoff<string>()
  expect(handoff.take()).toBeUndefined()
  handoff.put('first')
  handoff.put('second')
  expect(handoff.peek()).toBe('second')
  expect(handoff.take()).toBe('second')
  expect(handoff.peek()).toBeUndefined()
  expect(handoff.take()).toBeUndefined()
})

test('gives each screen its own value', () => {
  const handoffs = createSignInHandoffs()
  handoffs.mfaReset.put({ username: 'agent@demo.test', password: 'typed' })
  expect(handoffs.resendValidation.take()).toBeUndefined()
  expect(handoffs.mfaReset.take()).toEqual({ username: 'agent@demo.test', password: 'typed' })
})
