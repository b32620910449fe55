import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { stylesCss } from '../../../../themes/vite/styles-css.ts'
import { localeTexts } from '../../../../widgets/bundling/locale-texts.ts'

const root = join(import.meta.dirname, '../../../..')

/** Runs in a copy of the sources with all recipes applied. */
export default defineConfig({
  root,
  cacheDir: join(root, '.cache/vite'),
  plugins: [stylesCss(), localeTexts()],
  test: {
    include: [
      'demo/tools/contributing/proofs/*.proof.ts',
      'demo/server/directory/states/states.test.ts',
      'demo/server/insurance/callbacks/callbacks.test.ts',
      'demo/tools/lint/layers.test.ts',
      // tests of every element, persona, product, region and text
      'core/foundation/region/region.test.ts',
      'core/foundation/wording/locale-files.test.ts',
      'core/foundation/wording/translations.test.ts',
      'core/insurance/products/products.test.ts',
      'portal/personas/personas.test.ts',
      'widgets/docs/docs.test.ts',
    ],
    environment: 'node',
    maxWorkers: 1,
    // the files share most of their imports
    isolate: false,
    testTimeout: 120_000,
    // a hook creates the database, which takes long on a busy machine
    hookTimeout: 600_000,
  },
})
