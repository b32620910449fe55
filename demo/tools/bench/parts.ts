import { postgresPrograms } from '../bin/test/system.ts'
import type { MeasureOptions, PartFigures } from './part-figures.ts'

interface Part {
  /** Whether it measures the built files. */
  readonly needsBuild: boolean
  /** Undefined when a required program is not installed. */
  measure(options: MeasureOptions): Promise<PartFigures | undefined>
}

/** The parts of the benchmark. Each loads its tools when it runs. */
export const parts = {
  sizes: {
    needsBuild: true,
    measure: async () => ({ figures: await (await import('./size-figures.ts')).sizeFigures() }),
  },
  times: {
    needsBuild: true,
    measure: async () => ({ figures: await (await import('./time-figures.ts')).timeFigures() }),
  },
  mounts: {
    needsBuild: true,
    measure: async () => ({ figures: await (await import('./mounts.ts')).mountFigures() }),
  },
  stall: {
    needsBuild: true,
    measure: async () => (await import('./stall/figures.ts')).stallFigures(),
  },
  accounts: {
    needsBuild: true,
    measure: async () => ({ figures: await (await import('./accounts.ts')).accountFigures() }),
  },
  lists: {
    needsBuild: false,
    async measure(options) {
      if (!postgresPrograms()) return undefined
      return (await import('./lists/figures.ts')).measureLists(options)
    },
  },
} as const satisfies Readonly<Record<string, Part>>

export type PartName = keyof typeof parts
export const partNames: readonly PartName[] = [
  'sizes',
  'times',
  'mounts',
  'stall',
  'accounts',
  'lists',
]
