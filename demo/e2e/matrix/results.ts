import { setTimeout as after } from 'node:timers/promises'

/** The timeout for a page's report in milliseconds. */
const limit = 60_000

/** The reports of pages by id. */
export interface Results {
  /** The problems of a page; a missing report is a problem too. */
  of(id: string): Promise<readonly string[]>
  report(id: string, problems: readonly string[]): void
}

export const createResults = (): Results => {
  const waiting = new Map<string, (problems: readonly string[]) => void>()
  return {
    async of(id) {
      const stop = new AbortController()
      const reported = new Promise<readonly string[]>((done) => waiting.set(id, done))
      const late = after(limit, [`no report within ${limit / 1000} s`], { signal: stop.signal })
      const problems = await Promise.race([reported, late])
      stop.abort()
      late.catch(() => undefined)
      waiting.delete(id)
      return problems
    },
    report: (id, problems) => waiting.get(id)?.(problems),
  }
}
