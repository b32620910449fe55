import { expect, test, vi } from 'vitest'
import { FakeWorker } from '../../../frame/platform/fake-worker.fixture.ts'
import { workerSolver } from './worker-solver.ts'

vi.mock('./proof.worker.ts?worker&url', () => ({ default: '/proof.worker.js' }))

const challenge = { parameters: {} }

const start = () => {
  const worker = new FakeWorker()
  const abort = new AbortController()
  const progress: number[] = []
  const outcome = workerSolver(() => worker as unknown as Worker)(challenge, {
    signal: abort.signal,
    onProgress: (each) => progress.push(each),
  })
  return { worker, abort, progress, outcome }
}

test('passes the challenge to the worker, reports progress, and returns the solution', async () => {
  const { worker, progress, outcome } = start()
  expect(worker.orders).toEqual([challenge])
  worker.answer({ progress: 0.3 })
  worker.answer({ solution: { counter: 7, derivedKey: '00ff' } })
  expect(await outcome).toEqual({ counter: 7, derivedKey: '00ff' })
  expect(progress).toEqual([0.3])
  expect(worker.isEnded).toBe(true)
})

test('reports a missing solution', async () => {
  const { worker, outcome } = start()
  worker.answer({ solution: null })
  expect(await outcome).toBe('no-solution')
})

test('reports a script that does not load', async () => {
  const { worker, outcome } = start()
  worker.dispatchEvent(new Event('error'))
  expect(await outcome).toBe('no-solver')
  expect(worker.isEnded).toBe(true)
})

test('reports a worker that cannot start', async () => {
  const solve = workerSolver(() => {
    throw new Error('forbidden')
  })
  const { signal } = new AbortController()
  expect(await solve(challenge, { signal, onProgress: () => {} })).toBe('no-solver')
})

test('terminates the worker of an aborted proof', async () => {
  const { worker, abort, outcome } = start()
  abort.abort()
  expect(await outcome).toBe('no-solution')
  expect(worker.isEnded).toBe(true)
})
