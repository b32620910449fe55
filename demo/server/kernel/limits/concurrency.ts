import type { Concurrency, Turn } from '../concurrency.ts'
import { ApiError } from '../api-error.ts'

/** Maximum expensive work that runs and waits in a process. */
export interface Bounds {
  /** Of all callers. */
  readonly running: number
  /** Long work of all callers. */
  readonly runningLong: number
  readonly runningOfOne: number
  readonly waitingOfOne: number
  /** Timeout of a waiting caller, in milliseconds. */
  readonly timeout: number
}

/** Leaves two connections to cheap calls, half of the turns to other callers, and half to short work. */
export const boundsFor = (connections: number): Bounds => {
  const running = Math.max(2, connections - 2)
  const half = Math.floor(running / 2)
  return { running, runningLong: half, runningOfOne: half, waitingOfOne: 12, timeout: 20_000 }
}

interface Line {
  running: number
  readonly atOnce: number
  readonly isLong: boolean
  /** Starts waiting work, in order of arrival. */
  readonly waiting: (() => void)[]
}

const retrySoon = { headers: { 'Retry-After': '1' } } as const
const tooMany = (): ApiError => new ApiError('tooManyRequests', retrySoon)
const noTurn = (): ApiError => new ApiError('overloaded', retrySoon)

/**
 * Counts in this process only: a caller could exhaust the connections and the thread of a process,
 * and each process has its own. Turns rotate between callers.
 */
export const createConcurrency = (bounds: Bounds): Concurrency => {
  /** In the order of turns. */
  const lines = new Map<string, Line>()
  let running = 0
  let runningLong = 0

  const mayStart = ({ waiting, running: ofOne, atOnce, isLong }: Line): boolean =>
    waiting.length > 0 && ofOne < atOnce && !(isLong && runningLong >= bounds.runningLong)

  const next = (): readonly [string, Line] | undefined =>
    running < bounds.running ? [...lines].find(([, line]) => mayStart(line)) : undefined

  const startWaiting = (): void => {
    for (let turn = next(); turn; turn = next()) {
      const [caller, line] = turn
      // moved to the end: the next turn is another caller's
      lines.delete(caller)
      lines.set(caller, line)
      running += 1
      runningLong += Number(line.isLong)
      line.running += 1
      line.waiting.shift()?.()
    }
  }

  const dropEmpty = (caller: string, line: Line): void => {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(caller)
  }

  const enter = (caller: string, line: Line, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const stopWaiting = (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
      }
      const start = (): void => {
        stopWaiting()
        resolve()
      }
      const leave = (apiError: ApiError): void => {
        stopWaiting()
        line.waiting.splice(line.waiting.indexOf(start), 1)
        dropEmpty(caller, line)
        reject(apiError)
      }
      const timer = setTimeout(() => leave(noTurn()), bounds.timeout)
      // the answer of an aborted call is not read
      const abort = (): void => leave(tooMany())
      signal.addEventListener('abort', abort)
      line.waiting.push(start)
      startWaiting()
    })

  const mustHaveRoom = ({ caller }: Turn): void => {
    if ((lines.get(caller)?.waiting.length ?? 0) >= bounds.waitingOfOne) throw tooMany()
  }

  return {
    mustHaveRoom,
    async run({ atOnce = bounds.runningOfOne, isLong = false, ...turn }: Turn, signal, work) {
      const { caller } = turn
      mustHaveRoom(turn)
      if (signal.aborted) throw tooMany()
      const line = lines.get(caller) ?? { running: 0, waiting: [], atOnce, isLong }
      lines.set(caller, line)
      await enter(caller, line, signal)
      try {
        return await work()
      } finally {
        running -= 1
        runningLong -= Number(line.isLong)
        line.running -= 1
        dropEmpty(caller, line)
        startWaiting()
      }
    },
  }
}
