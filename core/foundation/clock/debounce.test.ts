import { expect, test } from 'vitest'
import { createManualTime } from '../../testing/manual-time.ts'
import { createClock } from './clock.ts'
import { createDebounce } from './debounce.ts'

test('runs only the work of the last call, after a pause', async () => {
  const time = createManualTime()
  const debounce = createDebounce(createClock(time), 100)
  const done: string[] = []
  debounce.restart(() => done.push('a'))
  await time.advance(99)
  debounce.restart(() => done.push('b'))
  await time.advance(99)
  expect(done).toEqual([])
  await time.advance(1_000)
  expect(done).toEqual(['b'])
})

test('runs nothing once it is stopped, and can be started again', async () => {
  const time = createManualTime()
  const debounce = createDebounce(createClock(time), 100)
  const done: string[] = []
  debounce.restart(() => done.push('a'))
  debounce.stop()
  await time.advance(1_000)
  expect(done).toEqual([])
  debounce.restart(() => done.push('b'))
  await time.advance(100)
  expect(done).toEqual(['b'])
})
