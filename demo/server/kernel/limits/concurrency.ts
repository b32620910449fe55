import { AsyncLocalStorage } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import type { Work } from '#core/platform/api/endpoint.ts'
import type { Concurrency, Turn } from '../concurrency.ts'
import { ApiError } from '../api-error.ts'
import { createCosts, workOf, type Costs } from './costs.ts'

/** Maximum work that runs and waits in a process. */
export interface Bounds {
  /** Of all callers. */
  readonly running: number
  /** Of one caller. */
  readonly runningOfOne: number
  /** Of one caller and kind. */
  readonly ofOne: Readonly<Record<Work, number>>
  /** Of all callers and a kind. */
  readonly ofAll: Readonly<Record<Work, number>>
  readonly waitingOfOne: number
  /** Of all callers; one who has no waiting call still gets in. */
  readonly waiting: number
  /** Timeout of a waiting call, in milliseconds. */
  readonly timeout: number
}

/** Turns that are left to light work. */
const forLight = 2

/**
 * Leaves two connections to work without a turn, such as finding viewers; half of the turns to other
 * callers; and turns to light work, whatever heavy work waits. Work of one caller has half of the
 * connections: where there is one, further queries would only be in front of those of others.
 */
export const boundsFor = (connections: number): Bounds => {
  const running = Math.max(6, connections - 2)
  const half = Math.floor(running / 2)
  const heavy = running - forLight
  const heavyOfOne = Math.max(1, Math.floor((connections - 2) / 2))
  return {
    running,
    runningOfOne: half,
    ofOne: { light: Math.max(2, heavyOfOne), heavy: heavyOfOne, long: 1 },
    ofAll: { light: running, heavy, long: half },
    waitingOfOne: 250,
    waiting: 2_000,
    timeout: 20_000,
  }
}

/** Jobs have the share of one caller. */
const jobs = 'jobs'

/** Jobs wait for threads and other servers more than for the database: the bound of one caller is enough. */
const workFor = (caller: string, cost: number): Work => (caller === jobs ? 'light' : workOf(cost))

interface Waiting {
  readonly kind: Work
  /** Expected milliseconds. */
  readonly cost: number
  start(): void
}

interface Line {
  /** When its next turn is due, in the time of the rotation. */
  due: number
  readonly running: Record<Work, number>
  /** In order of arrival. */
  readonly waiting: Waiting[]
}

/** A turn that some work has. */
interface Held {
  leave(): void
  enter(): void
}

const retrySoon = { headers: { 'Retry-After': '1' } } as const
const tooMany = (): ApiError => new ApiError('tooManyRequests', retrySoon)
const noTurn = (): ApiError => new ApiError('overloaded', retrySoon)

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500

const none = (): Record<Work, number> => ({ light: 0, heavy: 0, long: 0 })
const sum = ({ light, heavy, long }: Record<Work, number>): number => light + heavy + long

/**
 * A fair queue of calls in this process: a caller could exhaust the connections and the thread of a
 * process, and each process has its own. Turns rotate between callers. A turn costs what its work
 * takes, as measured, and the caller who has used least is next.
 */
export const createConcurrency = (bounds: Bounds, costs: Costs = createCosts()): Concurrency => {
  const held = new AsyncLocalStorage<Held>()
  const lines = new Map<string, Line>()
  const running = none()
  let waiting = 0
  /** The time of the rotation: when the latest turn was due. */
  let now = 0

  const mayStart = (line: Line, kind: Work): boolean =>
    line.running[kind] < bounds.ofOne[kind] && running[kind] < bounds.ofAll[kind]

  const startableOf = (line: Line): Waiting | undefined =>
    sum(line.running) < bounds.runningOfOne
      ? line.waiting.find(({ kind }) => mayStart(line, kind))
      : undefined

  const next = (): readonly [Line, Waiting] | undefined => {
    if (waiting === 0 || sum(running) >= bounds.running) return undefined
    let first: readonly [Line, Waiting] | undefined
    for (const line of lines.values()) {
      if (first && first[0].due <= line.due) continue
      const turn = startableOf(line)
      if (turn) first = [line, turn]
    }
    return first
  }

  const count = (line: Line, kind: Work, by: 1 | -1): void => {
    running[kind] += by
    line.running[kind] += by
  }

  const remove = (line: Line, turn: Waiting): void => {
    line.waiting.splice(line.waiting.indexOf(turn), 1)
    waiting -= 1
  }

  const startWaiting = (): void => {
    for (let found = next(); found; found = next()) {
      const [line, turn] = found
      now = Math.max(now, line.due)
      line.due = now + turn.cost
      remove(line, turn)
      count(line, turn.kind, 1)
      turn.start()
    }
  }

  const dropEmpty = (caller: string, line: Line): void => {
    if (sum(line.running) > 0 || line.waiting.length > 0) return
    // a paused call may still have an earlier line of its caller
    if (lines.get(caller) === line) lines.delete(caller)
  }

  const lineOf = (caller: string): Line => {
    const line = lines.get(caller) ?? { due: now, running: none(), waiting: [] }
    // turns that a caller did not use are not saved up
    if (line.waiting.length === 0) line.due = Math.max(line.due, now)
    lines.set(caller, line)
    return line
  }

  /** Waits for a turn; the signal and the timeout end that. */
  const enter = (
    caller: string,
    line: Line,
    { kind, cost, signal }: { kind: Work; cost: number; signal: AbortSignal | undefined },
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const stopWaiting = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      const turn: Waiting = {
        kind,
        cost,
        start() {
          stopWaiting()
          resolve()
        },
      }
      const leave = (apiError: ApiError): void => {
        stopWaiting()
        remove(line, turn)
        dropEmpty(caller, line)
        reject(apiError)
      }
      const timer = signal && setTimeout(() => leave(noTurn()), bounds.timeout)
      // the answer of an aborted call is not read
      const abort = (): void => leave(tooMany())
      signal?.addEventListener('abort', abort)
      line.waiting.push(turn)
      waiting += 1
      startWaiting()
    })

  const mustHaveRoom = ({ caller }: Pick<Turn, 'caller'>): void => {
    const own = lines.get(caller)?.waiting.length ?? 0
    if (own >= bounds.waitingOfOne) throw tooMany()
    if (own > 0 && waiting >= bounds.waiting) throw noTurn()
  }

  const inTurn = async <T>(
    { caller, name, declared }: Turn,
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
  ): Promise<T> => {
    const cost = costs.of(name, declared)
    const kind = workFor(caller, cost)
    const line = lineOf(caller)
    await enter(caller, line, { kind, cost, signal })
    let began = performance.now()
    let spent = 0
    let pauses = 0
    let isOver = false
    const stop = (): void => {
      spent += performance.now() - began
      count(line, kind, -1)
      startWaiting()
    }
    const turn: Held = {
      leave() {
        pauses += 1
        if (pauses === 1 && !isOver) stop()
      },
      enter() {
        pauses -= 1
        if (pauses > 0 || isOver) return
        began = performance.now()
        // at once: what it waited for has happened, and must not be lost
        count(line, kind, 1)
      },
    }
    const end = (): void => {
      isOver = true
      if (pauses === 0) stop()
      dropEmpty(caller, line)
    }
    try {
      const result = await held.run(turn, work)
      end()
      costs.measured(name, declared, spent)
      return result
    } catch (error) {
      end()
      // a refused call may have ended early, so it can only show that the work takes longer
      if (isRefusal(error) && spent > cost) costs.measured(name, declared, spent)
      throw error
    }
  }

  return {
    mustHaveRoom,
    async run(turn, signal, work) {
      mustHaveRoom(turn)
      if (signal.aborted) throw tooMany()
      return inTurn(turn, signal, work)
    },
    runJob: (kind, work) =>
      inTurn({ caller: jobs, name: `job ${kind}`, declared: 'heavy' }, undefined, work),
    async pause(work) {
      const turn = held.getStore()
      if (!turn) return work()
      turn.leave()
      try {
        return await work()
      } finally {
        turn.enter()
      }
    },
  }
}
