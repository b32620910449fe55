import type { ViteUserConfig } from 'vitest/config'
import { stylesCss } from '../../themes/vite/styles-css.ts'

const serverTests = (
  name: string,
  include: readonly string[],
  exclude: readonly string[] = [],
) => ({
  extends: true as const,
  test: {
    name,
    include: [...include],
    exclude: [...exclude],
    setupFiles: ['demo/server/testing/needs-database.ts'],
    environment: 'node' as const,
    // A timeout against hanging, long enough for a busy machine.
    testTimeout: 60_000,
    // the first test file of changed sources makes the database that all copy
    hookTimeout: 180_000,
  },
})

/**
 * The name of a test file in `demo/server` says which database it runs on: `x.test.ts` on
 * PostgreSQL (on the embedded one where there is no PostgreSQL); `x.both.test.ts` on both, because
 * it tests what differs between them; `x.embedded.test.ts` on the embedded one, because it is about
 * that one; `x.unit.test.ts` on none.
 */
export const testRun = (root: string): ViteUserConfig => ({
  root,
  plugins: [stylesCss()],
  test: {
    // Each file spends much of its time waiting for its database.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{core,themes,widgets,portal}/**/*.test.{ts,tsx}',
            'demo/{bench,bin,build,contributing,identity,lint,processor,sites}/**/*.test.ts',
            'demo/server/**/*.unit.test.ts',
          ],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      serverTests(
        'server',
        ['demo/server/**/*.test.ts'],
        ['demo/server/**/*.{unit,embedded}.test.ts'],
      ),
      serverTests('server-embedded', ['demo/server/**/*.{both,embedded}.test.ts']),
    ],
  },
})
