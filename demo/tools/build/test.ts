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
  // the first test file of changed sources makes the database that all copy
  hookTimeout: 180_000,
}

/**
 * The name of a test file in `demo/server` or `demo/e2e/companions` says which database it runs on: `x.test.ts` on
 * PostgreSQL (on the embedded one where there is no PostgreSQL); `x.both.test.ts` on both, because
 * it tests what differs between them; `x.embedded.test.ts` on the embedded one, because it is about
 * that one; `x.unit.test.ts` on none.
 *
 * Test files share the modules that they load, because modules hold no state;
 * `x.alone.test.ts` replaces some, so it loads its own.
 */
export const testRun = (root: string): ViteUserConfig => ({
  root,
  plugins: [stylesCss(), localeTexts()],
  test: {
    // Each file spends much of its time waiting for its database.
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
