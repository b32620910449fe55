import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerAlarm } from './worker-alarm.ts'

vi.mock('./alarm.worker.ts?worker&url', () => ({ default: '/alarm.worker.js' }))

/** A worker that the test plays. */
class PlayedWorker extends EventTarget {
  readonly orders: unknown[] = []
  isEnded = false
  postMessage(order: unknown): void {
    this.orders.push(order)
  }
  terminate(): void {
    this.isEnded = true
  }
}

const withWorker = () => {
  const worker = new PlayedWorker()
  return { worker, alarm: workerAlarm(() => worker as unknown as Worker) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the worker rings, and each alarm once', () => {
  const { worker, alarm } = withWorker()
  const work = vi.fn<() => void>()
  alarm(1_000, work)
  expect(worker.orders).toEqual([{ id: 1, ms: 1_000 }])
  worker.dispatchEvent(new MessageEvent('message', { data: 1 }))
  worker.dispatchEvent(new MessageEvent('message', { data: 1 }))
  expect(work).toHaveBeenCalledTimes(1)
})

test('an alarm that is called off does not ring', () => {
  const { worker, alarm } = withWorker()
  const work = vi.fn<() => void>()
  alarm(1_000, work)()
  worker.dispatchEvent(new MessageEvent('message', { data: 1 }))
  expect(work).not.toHaveBeenCalled()
  expect(worker.orders.at(-1)).toEqual({ id: 1 })
})

test('a worker that breaks leaves its alarms to the page, at their time', () => {
  const { worker, alarm } = withWorker()
  const work = vi.fn<() => void>()
  alarm(1_000, work)
  vi.advanceTimersByTime(400)
  worker.dispatchEvent(new Event('error'))
  expect(worker.isEnded).toBe(true)
  vi.advanceTimersByTime(599)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  alarm(10, work)
  vi.advanceTimersByTime(10)
  expect(work).toHaveBeenCalledTimes(2)
})

test('where no worker can be had the page rings', () => {
  const alarm = workerAlarm(() => {
    throw new Error('forbidden')
  })
  const work = vi.fn<() => void>()
  alarm(1_000, work)
  const stop = alarm(500, work)
  stop()
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})
