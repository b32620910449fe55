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
  /** Of all callers. A caller without a waiting call is still admitted. */
  readonly waiting: number
  /** Timeout of a waiting call, in milliseconds. */
  readonly timeout: number
}

/** Turns reserved for light work. */
const forLight = 2

/**
 * Reserves two connections for work without a turn, such as finding viewers, half of the turns for
 * other callers, and some turns for light work. One caller gets at most half of the connections:
 * with a single connection, further queries would only delay those of others.
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

interface CallerQueue {
  /** When its next turn is due, on the virtual clock. */
  due: number
  readonly running: Record<Work, number>
  /** In order of arrival. */
  readonly waiting: Waiting[]
}

/** A turn in use. */
interface HeldTurn {
  leave(): void
  enter(): void
}

const retrySoon = { headers: { 'Retry-After': '1' } } as const
const tooMany = (): ApiError => new ApiError('tooManyRequests', retrySoon)
const noTurn = (): ApiError => new ApiError('overloaded', retrySoon)

const isRejection = (error: unknown): boolean => error instanceof ApiError && error.status < 500

const none = (): Record<Work, number> => ({ light: 0, heavy: 0, long: 0 })
const sum = ({ light, heavy, long }: Record<Work, number>): number => light + heavy + long

/**
 * A fair queue of calls in this process, because a caller could exhaust its connections and its
 * thread. Turns rotate between callers. A turn costs the measured duration of its work, and the
 * caller with the lowest use is next.
 */
export const createConcurrency = (bounds: Bounds, costs: Costs = createCosts()): Concurrency => {
  const currentTurn = new AsyncLocalStorage<HeldTurn>()
  const queues = new Map<string, CallerQueue>()
  const running = none()
  let waiting = 0
  /** The virtual clock: when the latest turn was due. */
  let now = 0

  const canStart = (queue: CallerQueue, kind: Work): boolean =>
    queue.running[kind] < bounds.ofOne[kind] && running[kind] < bounds.ofAll[kind]

  const startableOf = (queue: CallerQueue): Waiting | undefined =>
    sum(queue.running) < bounds.runningOfOne
      ? queue.waiting.find(({ kind }) => canStart(queue, kind))
      : undefined

  const next = (): readonly [CallerQueue, Waiting] | undefined => {
    if (waiting === 0 || sum(running) >= bounds.running) return undefined
    let first: readonly [CallerQueue, Waiting] | undefined
    for (const queue of queues.values()) {
      if (first && first[0].due <= queue.due) continue
      const turn = startableOf(queue)
      if (turn) first = [queue, turn]
    }
    return first
  }

  const count = (queue: CallerQueue, kind: Work, by: 1 | -1): void => {
    running[kind] += by
    queue.running[kind] += by
  }

  const remove = (queue: CallerQueue, turn: Waiting): void => {
    queue.waiting.splice(queue.waiting.indexOf(turn), 1)
    waiting -= 1
  }

  const startWaiting = (): void => {
    for (let found = next(); found; found = next()) {
      const [queue, turn] = found
      now = Math.max(now, queue.due)
      queue.due = now + turn.cost
      remove(queue, turn)
      count(queue, turn.kind, 1)
      turn.start()
    }
  }

  const dropEmpty = (caller: string, queue: CallerQueue): void => {
    if (sum(queue.running) > 0 || queue.waiting.length > 0) return
    // a paused call may still have an earlier queue of its caller
    if (queues.get(caller) === queue) queues.delete(caller)
  }

  const queueOf = (caller: string): CallerQueue => {
    const queue = queues.get(caller) ?? { due: now, running: none(), waiting: [] }
    // unused turns of a caller do not accumulate
    if (queue.waiting.length === 0) queue.due = Math.max(queue.due, now)
    queues.set(caller, queue)
    return queue
  }

  /** Waits for a turn; the signal and the timeout end that. */
  const enter = (
    caller: string,
    queue: CallerQueue,
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
        remove(queue, turn)
        dropEmpty(caller, queue)
        reject(apiError)
      }
      const timer = signal && setTimeout(() => leave(noTurn()), bounds.timeout)
      // the response of an aborted call is not read
      const abort = (): void => leave(tooMany())
      signal?.addEventListener('abort', abort)
      queue.waiting.push(turn)
      waiting += 1
      startWaiting()
    })

  const assertRoom = ({ caller }: Pick<Turn, 'caller'>): void => {
    const own = queues.get(caller)?.waiting.length ?? 0
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
    const queue = queueOf(caller)
    await enter(caller, queue, { kind, cost, signal })
    let began = performance.now()
    let spent = 0
    let pauses = 0
    let isOver = false
    const stop = (): void => {
      spent += performance.now() - began
      count(queue, kind, -1)
      startWaiting()
    }
    const turn: HeldTurn = {
      leave() {
        pauses += 1
        if (pauses === 1 && !isOver) stop()
      },
      enter() {
        pauses -= 1
        if (pauses > 0 || isOver) return
        began = performance.now()
        // immediately, because the result that it waited for must not be lost
        count(queue, kind, 1)
      },
    }
    const end = (): void => {
      isOver = true
      if (pauses === 0) stop()
      dropEmpty(caller, queue)
    }
    try {
      const result = await currentTurn.run(turn, work)
      end()
      costs.measured(name, declared, spent)
      return result
    } catch (error) {
      end()
      // a rejected call may have ended early, so it can only raise the measured duration
      if (isRejection(error) && spent > cost) costs.measured(name, declared, spent)
      throw error
    }
  }

  return {
    assertRoom,
    async run(turn, signal, work) {
      assertRoom(turn)
      if (signal.aborted) throw tooMany()
      return inTurn(turn, signal, work)
    },
    runJob: (kind, work) =>
      inTurn({ caller: jobs, name: `job ${kind}`, declared: 'heavy' }, undefined, work),
    async pause(work) {
      const turn = currentTurn.getStore()
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
