import { expect, test } from 'vitest'
import { createManualTime } from '../../testing/manual-time.ts'
import { createClock } from './clock.ts'

test('starts at the machine’s time and advances by monotonic time', async () => {
  const time = createManualTime()
  const clock = createClock(time)
  const start = time.wallClock()
  expect(clock.now()).toBe(start)
  await time.advance(1_000)
  time.shiftWallClock(86_400_000)
  expect(clock.now()).toBe(start + 1_000)
})

test('follows the server’s time, ahead or behind', async () => {
  const time = createManualTime()
  const clock = createClock(time)
  for (const server of [time.wallClock() + 3_600_000, time.wallClock() - 3_600_000]) {
    clock.synchronise(server)
    await time.advance(500)
    expect(clock.now()).toBe(server + 500)
  }
})

test('detects that the machine slept', async () => {
  const time = createManualTime()
  const clock = createClock(time)
  await time.advance(600_000)
  expect(clock.hasSlept()).toBe(false)
  time.sleep(600_000)
  expect(clock.hasSlept()).toBe(true)
  clock.synchronise(time.wallClock())
  expect(clock.hasSlept()).toBe(false)
})

test('runs scheduled work unless it is cancelled', async () => {
  const time = createManualTime()
  const clock = createClock(time)
  const done: string[] = []
  clock.after(100, () => done.push('a'))
  const stop = clock.after(50, () => done.push('b'))
  stop()
  await time.advance(99)
  expect(done).toEqual([])
  await time.advance(1)
  expect(done).toEqual(['a'])
})
