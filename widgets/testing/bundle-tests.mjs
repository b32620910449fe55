import { build } from 'vite'
import { stylesCss } from '#themes/vite/styles-css.ts'
import { elementMethods } from '#widgets/bundling/element-methods.ts'
import { localeTexts } from '#widgets/bundling/locale-texts.ts'

/** Relative to the project's root. */
const folder = '.cache/elements'

/** The bundle of a test file, from the project's root. */
export const bundleOf = (file) => `${folder}/${file.replace(/\.tsx?$/, '.js')}`

/** The test file of a bundle. */
export const testOf = (bundle) => bundle.slice(bundle.indexOf(folder) + folder.length + 1)

const entryMark = 'test:'

/**
 * Each entry only imports its test file. The runner adds a query to the entry's address, so chunks
 * that import from an entry would load a second copy.
 */
const entries = (root) => ({
  name: 'entries',
  resolveId: (id) => (id.startsWith(entryMark) ? id : undefined),
  load: (id) =>
    id.startsWith(entryMark)
      ? `await import(${JSON.stringify(`${root}/${id.slice(entryMark.length)}`)})`
      : undefined,
})

/**
 * Bundles the test files with shared chunks, because loading every module separately takes browsers
 * longer than the tests.
 */
export async function bundleTests(root, files) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [entries(root), stylesCss(), elementMethods(), localeTexts()],
    // React's production build, which users get. The development build is a fifth slower.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'es2024',
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(
          files.map((file) => [file.replace(/\.tsx?$/, ''), `${entryMark}${file}`]),
        ),
        // answered by the test runner's server
        external: '@web/test-runner-commands',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          paths: {
            '@web/test-runner-commands':
              '/node_modules/@web/test-runner-commands/browser/commands.mjs',
          },
        },
      },
    },
  })
}

/** Serves the bundles from the browser's cache after the first time: they do not change while tests run. */
export async function storeBundles(context, next) {
  await next()
  if (context.path.startsWith(`/${folder}/`)) context.set('Cache-Control', 'max-age=3600')
}
