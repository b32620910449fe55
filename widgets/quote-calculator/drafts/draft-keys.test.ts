import { expect, test } from 'vitest'
import { claimKey, releaseKey } from './draft-keys.ts'

const owner = () => ({ element: { isConnected: true } })

test('assigns each calculator its own key', () => {
  const [one, other] = [owner(), owner()]
  expect(claimKey(one, 'quote')).toBe('quote')
  expect(claimKey(other, 'quote')).toBe('quote.2')
  releaseKey(one)
  expect(claimKey(other, 'quote')).toBe('quote.2')
  expect(claimKey(owner(), 'quote')).toBe('quote')
})

test('reuses a released key', () => {
  const [one, other] = [owner(), owner()]
  claimKey(one, 'first')
  expect(claimKey(one, 'second')).toBe('second')
  expect(claimKey(other, 'first')).toBe('first')
})

test('assigns the key of a removed calculator to its replacement', () => {
  const one = owner()
  claimKey(one, 'place')
  one.element.isConnected = false
  const next = owner()
  expect(claimKey(next, 'place')).toBe('place')
  // it may render again before it is reinserted
  expect(claimKey(one, 'place')).toBe('place')
  one.element.isConnected = true
  expect(claimKey(one, 'place')).toBe('place.2')
  releaseKey(one)
  expect(claimKey(owner(), 'place')).toBe('place.2')
})
