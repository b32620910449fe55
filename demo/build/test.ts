import type { ViteUserConfig } from 'vitest/config'
import { sheetCss } from '../../themes/vite/sheet-css.ts'

/** Unit tests of rules and stores, and server tests, which take their database from the environment. */
export const testRun = (root: string): ViteUserConfig => ({
  root,
  plugins: [sheetCss()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{core,themes,widgets,portal}/**/*.test.{ts,tsx}',
            'demo/{bin,build,sites}/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['demo/{server,processor,identity}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
          // the first test file of changed sources makes the database that all copy
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
