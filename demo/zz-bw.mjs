import { build } from 'vite'
import { globSync } from 'node:fs'
import { stylesCss } from '#themes/vite/styles-css.ts'
import { elementMethods } from '#widgets/bundling/element-methods.ts'
const files = globSync('{widgets,portal}/**/*.wtr.{ts,tsx}')
const t = performance.now()
await build({
  configFile: false,
  root: process.cwd(),
  logLevel: 'warn',
  plugins: [stylesCss(), elementMethods()],
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    outDir: 'zz-wtr',
    minify: false,
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(files.map((f) => [f.replace(/\.tsx?$/, ''), f])),
      preserveEntrySignatures: 'strict',
      external: [/^@web\//],
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
console.log(Math.round(performance.now() - t))
