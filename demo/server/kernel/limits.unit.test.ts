import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { createLimits } from './limits.ts'

const limit = { calls: 3, seconds: 60 }

test('a full window refuses until it ends, each subject for itself', () => {
  const clock = createClock()
  const limits = createLimits(clock, 1)
  for (let call = 0; call < 3; call += 1) limits.take('pricing', 'a', limit)
  expect(() => limits.take('pricing', 'a', limit)).toThrow('tooManyRequests')
  expect(() => limits.take('pricing', 'b', limit)).not.toThrow()
  expect(() => limits.take('saving', 'a', limit)).not.toThrow()
  clock.setOffset(60_001)
  expect(() => limits.take('pricing', 'a', limit)).not.toThrow()
})

test('a factor widens every window', () => {
  const limits = createLimits(createClock(), 2)
  for (let call = 0; call < 6; call += 1) limits.take('pricing', 'a', limit)
  expect(() => limits.take('pricing', 'a', limit)).toThrow('tooManyRequests')
})

test('a clock that is set back does not lock anybody out', () => {
  const clock = createClock()
  clock.setOffset(86_400_000)
  const limits = createLimits(clock, 1)
  for (let call = 0; call < 3; call += 1) limits.take('pricing', 'a', limit)
  clock.setOffset(0)
  expect(() => limits.take('pricing', 'a', limit)).not.toThrow()
})
