import type { Figure } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { casesOf } from './cases.ts'
import { withFilled } from './database.ts'
import { measureCases, viewers } from './measure.ts'

/** Rows of the small and the large table. */
const few = 10_000
const many = Number(process.env['BENCH_QUOTES'] ?? 1_000_000)

/** A list over the large table may take so many times as long as over the small one, or so long. */
const mostTimes = 2
const freeUpTo = 20
const longest = 100

/** Cases that are printed one by one: the slowest of those beyond their limit. */
const printed = 40

/** The figures of each list, and the calls beyond their limit, the worst first. */
export interface ListFigures {
  readonly figures: readonly Figure[]
  readonly beyond: readonly Figure[]
}

/**
 * How long each sort, filter and search of each list takes over a million quotes against ten thousand. A ratio
 * up to 1 is within the limit: twice the time of the small table or 20 ms, and 100 ms in any case.
 */
export const measureLists = (): Promise<ListFigures> =>
  withFilled([few, many], async (platforms) => {
    const all = casesOf(process.argv.includes('pairs'))
    const figures: Figure[] = []
    const beyond: Figure[] = []
    for (const viewer of viewers) {
      const cases = all.filter(({ isOfStaff }) => viewer === 'admin' || !isOfStaff)
      const measured = new Map<number, readonly number[]>()
      for (const [count, platform] of platforms) {
        measured.set(count, await measureCases(platform, viewer, cases))
      }
      const rows = cases.map((each, at) => {
        const small = measured.get(few)?.[at] ?? Number.NaN
        const large = measured.get(many)?.[at] ?? Number.NaN
        const limit = Math.min(longest, Math.max(freeUpTo, mostTimes * small))
        return { ...each, small, large, limit }
      })
      for (const list of new Set(cases.map((each) => each.list))) {
        const own = rows.filter((row) => row.list === list)
        const slowest = own.toSorted((a, b) => b.large / b.limit - a.large / a.limit)[0]
        if (!slowest) continue
        const of = (pick: (row: (typeof own)[number]) => number) => percentile(own.map(pick), 0.95)
        figures.push({
          what: `${list} of ${viewer}, p95 of ${own.length} calls`,
          value: `${of((row) => row.large).toFixed(1)} ms`,
          aim: `${of((row) => row.small).toFixed(1)} ms`,
          ratio: of((row) => row.large) / of((row) => row.small),
        })
        figures.push({
          what: `  slowest: ${slowest.what}`,
          value: `${slowest.large.toFixed(1)} ms`,
          aim: `≤ ${slowest.limit.toFixed(1)} ms`,
          ratio: slowest.large / slowest.limit,
        })
      }
      for (const { list, what, large, limit } of rows.filter((row) => row.large > row.limit)) {
        beyond.push({
          what: `beyond: ${list} of ${viewer}, ${what}`,
          value: `${large.toFixed(1)} ms`,
          aim: `≤ ${limit.toFixed(1)} ms`,
          ratio: large / limit,
        })
      }
    }
    const worst = beyond.toSorted((a, b) => b.ratio - a.ratio).slice(0, printed)
    return { figures, beyond: worst }
  })
