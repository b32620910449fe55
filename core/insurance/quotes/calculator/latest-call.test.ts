import { describe, expect, test } from 'vitest'
import { createLatestCall } from './latest-call.ts'

/** Calls that the test answers in any order, and a clock whose timers the test fires. */
const bench = () => {
  const calls: {
    readonly input: string
    readonly signal: AbortSignal
    readonly answer: (text: string) => void
    readonly fail: (error: Error) => void
  }[] = []
  const timers: (() => void)[] = []
  const answers: string[] = []
  const errors: unknown[] = []
  const latest = createLatestCall<string, string>({
    work: (input, signal) =>
      new Promise((answer, fail) => {
        calls.push({ input, signal, answer, fail })
      }),
    onAnswer: (answer, input) => answers.push(`${input}=${answer}`),
    onError: (error) => errors.push(error),
    clock: {
      after: (_ms, work) => {
        timers.push(work)
        return () => undefined
      },
    },
  })
  const call = (index: number) => {
    const found = calls[index]
    if (found === undefined) throw new Error(`call ${index} was not made`)
    return found
  }
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
  return { calls, call, timers, answers, errors, latest, settled }
}

describe('createLatestCall', () => {
  test('sends immediately when no call is running', async () => {
    const { latest, call, answers, settled } = bench()
    latest.ask('a')
    expect(latest.$busy.get()).toBe(true)
    call(0).answer('1')
    await settled()
    expect(answers).toEqual(['a=1'])
    expect(latest.$busy.get()).toBe(false)
  })

  test('sends only the last input that arrived during a call, and drops the stale response', async () => {
    const { latest, calls, call, answers, settled } = bench()
    latest.ask('a')
    latest.ask('b')
    latest.ask('c')
    expect(calls).toHaveLength(1)
    call(0).answer('1')
    await settled()
    expect(answers).toEqual([])
    expect(calls.map(({ input }) => input)).toEqual(['a', 'c'])
    expect(latest.$busy.get()).toBe(true)
    call(1).answer('2')
    await settled()
    expect(answers).toEqual(['c=2'])
  })

  test('aborts a slow call for a newer input, and drops its late response', async () => {
    const { latest, call, timers, answers, settled } = bench()
    latest.ask('a')
    latest.ask('b')
    for (const run of timers) run()
    expect(call(0).signal.aborted).toBe(true)
    call(1).answer('2')
    await settled()
    call(0).answer('1')
    await settled()
    expect(answers).toEqual(['b=2'])
  })

  test('reports the error of the newest input, and returns the next result', async () => {
    const { latest, call, answers, errors, settled } = bench()
    latest.ask('a')
    call(0).fail(new Error('gone'))
    await settled()
    expect(errors).toEqual([new Error('gone')])
    expect(latest.$busy.get()).toBe(false)
    latest.ask('b')
    call(1).answer('2')
    await settled()
    expect(answers).toEqual(['b=2'])
  })

  test('reports no error of an older input when a newer one waits', async () => {
    const { latest, call, errors, settled } = bench()
    latest.ask('a')
    latest.ask('b')
    call(0).fail(new Error('gone'))
    await settled()
    call(1).answer('2')
    await settled()
    expect(errors).toEqual([])
  })

  test('reports nothing after it was stopped', async () => {
    const { latest, call, answers, errors, settled } = bench()
    latest.ask('a')
    latest.stop()
    expect(call(0).signal.aborted).toBe(true)
    call(0).answer('1')
    await settled()
    expect([...answers, ...errors]).toEqual([])
    expect(latest.$busy.get()).toBe(false)
  })
})
