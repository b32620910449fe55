import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../../foundation/clock/clock.ts'

/** How long a newer input waits for the call under way before that call is given up, in milliseconds. */
const timeout = 400

export interface Latest<Input> {
  /** True from the first input that has no answer yet until the newest one has its answer. */
  readonly $busy: ReadableAtom<boolean>
  /** Asks for an answer to this input; earlier inputs no longer matter. */
  ask(input: Input): void
  /** Forgets the call under way and the input that waits. */
  stop(): void
}

/**
 * Answers the newest of a quick row of inputs. One call is under way at a time and starts at once
 * when none is; of the inputs that come meanwhile only the last is sent next. An answer to an
 * older input is dropped, whatever order answers come in.
 */
export const createLatest = <Input, Answer>(given: {
  readonly work: (input: Input, signal: AbortSignal) => Promise<Answer>
  readonly onAnswer: (answer: Answer, input: Input) => void
  readonly onError: (error: unknown, input: Input) => void
  readonly clock: Pick<Clock, 'after'>
}): Latest<Input> => {
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
