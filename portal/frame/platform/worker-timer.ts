import type { Host } from '#core/foundation/host/host.ts'
import { trustedScript } from './trusted-script.ts'
import address from './timer.worker.ts?worker&url'

interface Timer {
  readonly due: number
  readonly work: () => void
}

const openWorker = (): Worker => new Worker(trustedScript(address), { type: 'module' })

/**
 * Runs timers in a worker, which a hidden tab does not throttle, so that the session is refreshed
 * in time. Falls back to page timers when a worker cannot start or fails.
 */
export const workerTimer = (open: () => Worker = openWorker): Host['timer'] => {
  const timers = new Map<number, Timer>()
  let last = 0
  let worker: Worker | undefined
  let isBroken = false

  const ring = (id: number): void => {
    const timer = timers.get(id)
    timers.delete(id)
    timer?.work()
  }

  const onPage = (id: number, { due }: Timer): void => {
    setTimeout(() => ring(id), Math.max(0, due - performance.now()))
  }

  /** A script that fails to load throws nothing; it fires an error event. */
  const fallBack = (): void => {
    isBroken = true
    worker?.terminate()
    worker = undefined
    for (const [id, timer] of timers) onPage(id, timer)
  }

  const start = (): Worker | undefined => {
    if (isBroken) return undefined
    try {
      const started = open()
      started.addEventListener('message', ({ data }: MessageEvent<number>) => ring(data))
      started.addEventListener('error', fallBack)
      return started
    } catch {
      isBroken = true
      return undefined
    }
  }

  return (ms, work) => {
    const id = (last += 1)
    const timer = { due: performance.now() + ms, work }
    timers.set(id, timer)
    worker ??= start()
    // A worker's messages have no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (worker) worker.postMessage({ id, ms })
    else onPage(id, timer)
    return () => {
      timers.delete(id)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker?.postMessage({ id })
    }
  }
}
