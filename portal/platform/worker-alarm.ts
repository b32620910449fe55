import type { Host } from '#core/platform/host.ts'
import { trustedScript } from './trusted-script.ts'
import address from './alarm.worker.ts?worker&url'

/**
 * Alarms from a worker, which a hidden tab does not slow down: the session is refreshed in time.
 * Where a worker cannot start, timers of the page do.
 */
export const workerAlarm = (): Host['alarm'] => {
  const works = new Map<number, () => void>()
  let last = 0
  let worker: Worker | undefined
  const start = (): Worker => {
    const started = new Worker(trustedScript(address), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<number>) => {
      const work = works.get(data)
      works.delete(data)
      work?.()
    })
    return started
  }
  return (ms, work) => {
    try {
      worker ??= start()
    } catch {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    }
    const id = (last += 1)
    works.set(id, work)
    worker.postMessage({ id, ms })
    return () => {
      works.delete(id)
      worker?.postMessage({ id })
    }
  }
}
