import type { Host } from '#core/foundation/host/host.ts'
import { trustedScript } from './trusted-script.ts'
import address from './alarm.worker.ts?worker&url'

interface Alarm {
  readonly due: number
  readonly work: () => void
}

const openWorker = (): Worker => new Worker(trustedScript(address), { type: 'module' })

/**
 * Alarms from a worker, which a hidden tab does not slow down: the session is refreshed in time.
 * Where a worker cannot start, or breaks later, timers of the page ring instead.
 */
export const workerAlarm = (open: () => Worker = openWorker): Host['alarm'] => {
  const alarms = new Map<number, Alarm>()
  let last = 0
  let worker: Worker | undefined
  let isBroken = false

  const ring = (id: number): void => {
    const alarm = alarms.get(id)
    alarms.delete(id)
    alarm?.work()
  }

  const onPage = (id: number, { due }: Alarm): void => {
    setTimeout(() => ring(id), Math.max(0, due - performance.now()))
  }

  /** A script that does not load throws nothing: it is told by an event. */
  const fallBack = (): void => {
    isBroken = true
    worker?.terminate()
    worker = undefined
    for (const [id, alarm] of alarms) onPage(id, alarm)
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
    const alarm = { due: performance.now() + ms, work }
    alarms.set(id, alarm)
    worker ??= start()
    // A worker's messages have no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (worker) worker.postMessage({ id, ms })
    else onPage(id, alarm)
    return () => {
      alarms.delete(id)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker?.postMessage({ id })
    }
  }
}
