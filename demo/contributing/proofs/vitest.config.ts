import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sheetCss } from '../../../themes/vite/sheet-css.ts'

const root = join(import.meta.dirname, '../../..')

/** Runs in a copy of the sources in which everything on the contributor's page was done. */
export default defineConfig({
  root,
  cacheDir: join(root, '.cache/vite'),
  plugins: [sheetCss()],
  test: {
    include: ['demo/contributing/proofs/*.proof.ts', 'demo/server/directory/states/states.test.ts'],
    environment: 'node',
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
