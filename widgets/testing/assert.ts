const toText = (value: unknown): string =>
  value instanceof Node ? value.nodeName : (JSON.stringify(value) ?? String(value))

/** Fails with the message when the condition is false. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message)
}

/** The same value, or the same JSON. */
export function equal(actual: unknown, expected: unknown, what = 'value'): void {
  const isData = !(actual instanceof Node || expected instanceof Node)
  const same =
    Object.is(actual, expected) || (isData && JSON.stringify(actual) === JSON.stringify(expected))
  assert(same, `${what} is ${toText(actual)}, expected ${toText(expected)}`)
}

/** Sources are compiled on their first request, which can be slow on a busy machine. */
const timeoutMs = 30_000
const pollIntervalMs = 10

/** Retries the work until it returns a truthy value without throwing, and returns that value. */
export async function until<T>(
  work: () => T | undefined | null | false | 0 | '',
  what: string,
): Promise<T> {
  const end = performance.now() + timeoutMs
  for (;;) {
    let failure: unknown
    try {
      const result = work()
      if (result) return result
    } catch (error) {
      failure = error
    }
    if (performance.now() > end)
      throw new Error(`Timed out waiting for ${what}`, { cause: failure })
    await new Promise((done) => setTimeout(done, pollIntervalMs))
  }
}

/** Waits for the next event of that name. */
export const nextEvent = (target: EventTarget, name: string): Promise<CustomEvent> =>
  new Promise((done) =>
    target.addEventListener(name, (event) => done(event as CustomEvent), { once: true }),
  )
