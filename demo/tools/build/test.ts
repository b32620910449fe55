import type { ViteUserConfig } from 'vitest/config'
import { stylesCss } from '../../../themes/vite/styles-css.ts'
import { localeTexts } from '../../../widgets/bundling/locale-texts.ts'

interface Files {
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
}

const alone = '**/*.alone.test.ts'

const project = (
  name: string,
  { include, exclude = [] }: Files,
  settings: Readonly<Record<string, unknown>> = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: [...include],
    exclude: [...exclude],
    environment: 'node' as const,
    // A timeout against hanging, long enough for a busy machine.
    testTimeout: 60_000,
    isolate: false,
    ...settings,
  },
})

const onManualTime = { setupFiles: ['core/testing/imports.setup.ts'] }

const onDatabase = {
  setupFiles: ['demo/server/testing/needs-database.ts'],
  // after a change of the sources, the first test file creates the database that all others copy
  hookTimeout: 180_000,
}

/**
 * The name of a test file in `demo/server` or `demo/e2e/companions` determines its database:
 * `x.test.ts` runs on PostgreSQL (on the embedded database if PostgreSQL is not installed),
 * `x.both.test.ts` on both, because it tests their differences, `x.embedded.test.ts` on the
 * embedded one, `x.unit.test.ts` without a database. Test files share loaded modules, because
 * modules have no state. `x.alone.test.ts` mocks some modules, so it loads its own.
 */
export const testRun = (root: string): ViteUserConfig => ({
  root,
  plugins: [stylesCss(), localeTexts()],
  test: {
    // Files mostly wait for their database.
    maxWorkers: 2,
    projects: [
      project(
        'unit',
        {
          include: [
            '{core,themes,widgets,portal}/**/*.test.{ts,tsx}',
            'demo/{companions,sites,tools}/**/*.test.ts',
            'demo/server/**/*.unit.test.ts',
          ],
          exclude: [alone],
        },
        onManualTime,
      ),
      project(
        'unit-alone',
        { include: ['{core,themes,widgets,portal}/**/*.alone.test.ts'] },
        { ...onManualTime, isolate: true },
      ),
      project(
        'server',
        {
          include: ['demo/{server,e2e/companions}/**/*.test.ts'],
          exclude: ['demo/server/**/*.{unit,embedded}.test.ts', alone],
        },
        onDatabase,
      ),
      project(
        'server-alone',
        { include: ['demo/server/**/*.alone.test.ts'] },
        { ...onDatabase, isolate: true },
      ),
      project(
        'server-embedded',
        { include: ['demo/server/**/*.{both,embedded}.test.ts'] },
        onDatabase,
      ),
    ],
  },
})
