import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { elementMethods } from '../bundling/element-methods.ts'

/** The loader stays a separate file. */
const externalLoader: Plugin = {
  name: 'parapet:external-loader',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/loader/loader.ts') ? { id: './loader.js', external: true } : null,
}

/**
 * Writes `parapet.js` next to the loader. It is a separate build, because in one build both would
 * depend on a shared chunk.
 */
export const writeController = (root: string): Plugin => ({
  name: 'parapet:write-controller',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [externalLoader, elementMethods()],
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2022',
        lib: {
          entry: { parapet: join(root, 'widgets/controller/parapet.ts') },
          formats: ['es'],
        },
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: { minify: true, entryFileNames: '[name].js' },
        },
      },
    })
  },
})
