import type { Figure } from '../figure.ts'
import type { MeasureOptions, PartFigures } from '../part-figures.ts'
import { percentile } from '../percentile.ts'
import { casesOf, type ListCase } from './cases.ts'
import { withFilled } from './database.ts'
import { measureAs, medianOf, type Timing } from './measure.ts'
import { saveFigures } from './saves.ts'
import { viewerNames, type ListViewer } from './viewers.ts'

/** Rows of the table. */
const count = Number(process.env['BENCH_QUOTES'] ?? 1_000_000)

/** Maximum milliseconds: at p95, and for the slowest case. */
const limits = { p95: 100, worst: 500 } as const

/** Calls of each case: their median is the time of the case, so that one pause of the machine does not count. */
const turns = 3

interface Measured extends ListCase, Timing {
  readonly viewer: ListViewer
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

const figureOf = (what: string, timing: Timing, limit: number): Figure => ({
  what,
  value: `${ms(timing.wall)}, CPU ${ms(timing.cpu)}`,
  aim: `≤ ${limit} ms`,
  ratio: timing.wall / limit,
})

const caseFigure = (what: string, row: Measured): Figure =>
  figureOf(`${what}${row.list}, ${row.what}`, row, limits.worst)

const figuresOf = (viewer: ListViewer, rows: readonly Measured[]): readonly Figure[] => {
  const [slowest] = rows.toSorted((a, b) => b.wall - a.wall)
  if (!slowest) return []
  const p95 = (pick: (row: Measured) => number) => percentile(rows.map(pick), 0.95)
  const timing = { wall: p95(({ wall }) => wall), cpu: p95(({ cpu }) => cpu) }
  return [
    figureOf(`${viewer}: p95 of ${rows.length} cases`, timing, limits.p95),
    caseFigure(`${viewer}: the slowest is `, slowest),
  ]
}

/**
 * Measures each sort, filter and search of each list over a million rows, and the cost of saving a
 * quote among them.
 */
export const measureLists = ({
  withPairs,
  viewers = viewerNames,
}: MeasureOptions): Promise<PartFigures> =>
  withFilled(count, async (platform) => {
    const options = { now: platform.services.clock.now(), withPairs }
    const figures: Figure[] = []
    const all: Measured[] = []
    for (const viewer of viewers) {
      const began = performance.now()
      const prepare = await measureAs(platform, viewer)
      const rows: Measured[] = []
      for (const one of casesOf(viewer, options)) {
        const call = await prepare(one)
        const timings: Timing[] = []
        while (timings.length < turns) timings.push(await call())
        rows.push({ ...one, viewer, ...medianOf(timings) })
      }
      figures.push(...figuresOf(viewer, rows))
      all.push(...rows)
      const minutes = (performance.now() - began) / 60_000
      process.stderr.write(`${viewer}: ${rows.length} cases in ${minutes.toFixed(1)} min\n`)
    }
    const isPartial = viewers.length < viewerNames.length
    const missed = figures.filter(({ ratio }) => ratio > 1)
    const beyond = all
      .filter(({ wall }) => missed.length > 0 && wall > limits.p95)
      .toSorted((a, b) => b.wall - a.wall)
    return {
      figures: isPartial ? figures : [...figures, ...(await saveFigures(platform))],
      isPartial,
      beyond: beyond.map((row) => caseFigure(`over ${limits.p95} ms: ${row.viewer}, `, row)),
    }
  })
