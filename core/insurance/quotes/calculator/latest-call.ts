import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../../foundation/clock/clock.ts'

/** Milliseconds that a newer input waits before the running call is aborted. */
const timeout = 400

export interface LatestCall<Input> {
  /** True while the newest input has no response. */
  readonly $busy: ReadableAtom<boolean>
  /** Sends this input; earlier inputs are dropped. */
  ask(input: Input): void
  /** Drops the running call and the waiting input. */
  stop(): void
}

/**
 * Answers only the newest of a quick series of inputs. One call runs at a time and starts
 * immediately if none is running. Of the inputs that arrive during a call, only the last is sent
 * next. Stale responses are dropped.
 */
export const createLatestCall = <Input, Answer>(given: {
  readonly work: (input: Input, signal: AbortSignal) => Promise<Answer>
  readonly onAnswer: (answer: Answer, input: Input) => void
  readonly onError: (error: unknown, input: Input) => void
  readonly clock: Pick<Clock, 'after'>
}): LatestCall<Input> => {
  const $busy = atom(false)
  let current: AbortController | undefined
  let waiting: { readonly input: Input } | undefined

  const start = (input: Input): void => {
    const controller = new AbortController()
    current = controller
    waiting = undefined
    $busy.set(true)
    given.work(input, controller.signal).then(
      (answer) => settle(controller, () => given.onAnswer(answer, input)),
      (error: unknown) => settle(controller, () => given.onError(error, input)),
    )
  }

  const settle = (controller: AbortController, report: () => void): void => {
    if (current !== controller) return
    current = undefined
    if (waiting !== undefined) return start(waiting.input)
    $busy.set(false)
    report()
  }

  const overtake = (slow: AbortController): void => {
    if (current !== slow || waiting === undefined) return
    const { input } = waiting
    start(input)
    slow.abort()
  }

  return {
    $busy,
    ask(input) {
      if (current === undefined) return start(input)
      const first = waiting === undefined
      const slow = current
      waiting = { input }
      if (first) given.clock.after(timeout, () => overtake(slow))
    },
    stop() {
      const controller = current
      current = undefined
      waiting = undefined
      $busy.set(false)
      controller?.abort()
    },
  }
}
