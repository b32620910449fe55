import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeWorker } from './fake-worker.fixture.ts'
import { workerTimer } from './worker-timer.ts'

vi.mock('./timer.worker.ts?worker&url', () => ({ default: '/timer.worker.js' }))

const withWorker = () => {
  const worker = new FakeWorker()
  return { worker, timer: workerTimer(() => worker as unknown as Worker) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('fires each timer once', () => {
  const { worker, timer } = withWorker()
  const work = vi.fn<() => void>()
  timer(1_000, work)
  expect(worker.orders).toEqual([{ id: 1, ms: 1_000 }])
  worker.dispatchEvent(new MessageEvent('message', { data: 1 }))
  worker.dispatchEvent(new MessageEvent('message', { data: 1 }))
  expect(work).toHaveBeenCalledTimes(1)
})

test('does not fire a cancelled timer', () => {
  const { worker, timer } = withWorker()
  const work = vi.fn<() => void>()
  timer(1_000, work)()
  worker.dispatchEvent(new MessageEvent('message', { data: 1 }))
  expect(work).not.toHaveBeenCalled()
  expect(worker.orders.at(-1)).toEqual({ id: 1 })
})

test('continues timers on the page at their times when the worker fails', () => {
  const { worker, timer } = withWorker()
  const work = vi.fn<() => void>()
  timer(1_000, work)
  vi.advanceTimersByTime(400)
  worker.dispatchEvent(new Event('error'))
  expect(worker.isEnded).toBe(true)
  vi.advanceTimersByTime(599)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  timer(10, work)
  vi.advanceTimersByTime(10)
  expect(work).toHaveBeenCalledTimes(2)
})

test('runs timers on the page when there is no worker', () => {
  const timer = workerTimer(() => {
    throw new Error('forbidden')
  })
  const work = vi.fn<() => void>()
  timer(1_000, work)
  const stop = timer(500, work)
  stop()
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})
