import { expect, test } from 'vitest'
import { createManualTime } from '../../testing/manual-time.ts'
import { withTimeout } from './timeout.ts'

const late = () => new Error('Too late')
const never = () => new Promise<never>(() => {})

test('returns the result of finished work and clears the timeout', async () => {
  const time = createManualTime()
  const done = withTimeout(time, 1_000, () => Promise.resolve('here'), { onTimeout: late })
  await expect(done).resolves.toBe('here')
  await time.advance(2_000)
})

test('fails and aborts the work after the timeout', async () => {
  const time = createManualTime()
  let signal: AbortSignal | undefined
  const done = withTimeout(
    time,
    1_000,
    (given) => {
      signal = given
      return never()
    },
    { onTimeout: late },
  )
  await time.advance(999)
  expect(signal?.aborted).toBe(false)
  await Promise.all([expect(done).rejects.toThrow('Too late'), time.advance(1)])
  expect(signal?.aborted).toBe(true)
})

test('passes on the caller’s cancellation', async () => {
  const caller = new AbortController()
  const cancelled = withTimeout(
    createManualTime(),
    1_000,
    (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    { signal: caller.signal, onTimeout: late },
  )
  caller.abort(new Error('Not wanted'))
  await expect(cancelled).rejects.toThrow('Not wanted')
})
