import { elements, journeys } from './browsers.ts'
import { oneCheck, sum, type Part, type Tally } from './part.ts'
import { startPostgres } from './postgres.ts'
import { vitest } from './vitest.ts'

const floors = ['core', 'themes', 'widgets', 'portal', 'demo'] as const

const types = async (): Promise<Tally> =>
  sum(await Promise.all(floors.map((floor) => oneCheck('tsc', ['-p', floor]))))

const onPostgres = async (): Promise<Tally> => {
  const server = await startPostgres()
  try {
    return await vitest('server', { TEST_DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}

const sizes = async (): Promise<Tally> => oneCheck('node', ['demo/bench/sizes.ts', '--check'])

const plain = { needs: [], needsBuild: false } as const

/** All of `npm test`, in the order of cost. Import directions and circles are rules of the lint part. */
export const parts: readonly Part[] = [
  {
    name: 'format',
    ...plain,
    run: () => oneCheck('prettier', ['--check', '--log-level=warn', '.']),
  },
  {
    name: 'lint',
    ...plain,
    run: () => oneCheck('oxlint', ['--type-aware', '--deny-warnings', '--quiet']),
  },
  { name: 'types', ...plain, run: types },
  { name: 'unit', ...plain, run: () => vitest('unit') },
  { name: 'server', ...plain, run: () => vitest('server') },
  { name: 'server-postgres', needs: ['postgresql'], needsBuild: false, run: onPostgres },
  { name: 'elements', needs: ['browsers'], needsBuild: false, run: elements },
  { name: 'journeys', needs: ['browsers'], needsBuild: true, run: journeys },
  { name: 'sizes', needs: [], needsBuild: true, run: sizes },
]
