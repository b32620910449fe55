import { elements, journeys } from './browsers.ts'
import { oneCheck, sum, type Part, type RunTool, type Tally } from './part.ts'
import { memoryFolder } from './memory-folder.ts'
import { startPostgres, unlogged } from './postgres.ts'
import { postgresPrograms } from './system.ts'
import { vitest } from './vitest.ts'

const floors = ['core', 'themes', 'widgets', 'portal', 'demo'] as const

/** Frees memory less often, which saves a sixth of the compiler's time. */
const compiler = { GOGC: '400' } as const

/**
 * The floors are checked sequentially, so that only one is in memory, and single-threaded, because
 * several threads check some types twice.
 */
const types = async (tool: RunTool): Promise<Tally> => {
  const tallies: Tally[] = []
  for (const floor of floors) {
    tallies.push(await oneCheck(tool, 'tsc', ['-p', floor, '--singleThreaded'], compiler))
  }
  return sum(tallies)
}

type DatabaseEnv = {
  /** Empty to select the embedded database. */
  readonly TEST_DATABASE_URL: string
}

/** Runs a part on PostgreSQL, or on the embedded database when PostgreSQL is not installed. */
const onPostgres = async (run: (env: DatabaseEnv) => Promise<Tally>): Promise<Tally> => {
  if (!postgresPrograms()) return run({ TEST_DATABASE_URL: '' })
  const postgres = startPostgres({ settings: unlogged, base: memoryFolder() })
  try {
    return await run({ TEST_DATABASE_URL: postgres.url })
  } finally {
    postgres.stop()
  }
}

const code = { lane: 'code', needs: [], needsBuild: false, minutes: 15 } as const
const browsers = { lane: 'browsers', needs: ['browsers'], needsBuild: false, minutes: 20 } as const

/**
 * All parts of `npm test`: one lane for computing, the other for browsers, which mostly wait. The
 * lint part also checks import directions and cycles.
 */
export const parts: readonly Part[] = [
  {
    ...code,
    name: 'format',
    run: (tool) => oneCheck(tool, 'oxfmt', ['--check', '.']),
  },
  {
    ...code,
    name: 'lint',
    run: (tool) =>
      oneCheck(tool, 'oxlint', ['--type-aware', '--deny-warnings', '--quiet'], compiler),
  },
  { ...code, name: 'types', run: types },
  { ...code, name: 'unit', run: (tool) => vitest(tool, 'unit') },
  {
    ...code,
    name: 'server',
    needs: ['postgresql'],
    minutes: 30,
    run: (tool) => onPostgres((env) => vitest(tool, 'server', env)),
  },
  {
    ...code,
    name: 'server-embedded',
    minutes: 20,
    run: (tool) => vitest(tool, 'server-embedded', { TEST_DATABASE_URL: '' }),
  },
  { ...browsers, name: 'elements', run: elements },
  {
    ...browsers,
    name: 'journeys',
    needsBuild: true,
    minutes: 40,
    run: (tool) => onPostgres((env) => journeys(tool, env)),
  },
  {
    ...browsers,
    name: 'sizes',
    needsBuild: true,
    // seeding its platform costs half as much on PostgreSQL
    run: (tool) =>
      onPostgres((env) => oneCheck(tool, 'node', ['demo/tools/bench/sizes.ts', '--check'], env)),
  },
]
