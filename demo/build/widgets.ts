import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { sheetCss } from '../../themes/vite/styles-css.ts'
import { leanDefinitions } from '../../widgets/bundling/lean-definitions.ts'
import { leanFetch } from '../../widgets/bundling/lean-fetch.ts'
import { retryableImports } from '../../widgets/bundling/retryable-imports.ts'
import { docsFiles, writeDocs } from '../../widgets/docs/write-docs.ts'
import { readPublished } from './published.ts'
import { release } from './release.ts'

/**
 * What every React element needs at once comes in two files; left alone it would come in fifty. A chunk
 * takes along all that its modules import.
 */
const chunks = [
  // What elements without React need too: they must not take React along.
  {
    name: 'looks',
    test: /virtual:brand\/|\/themes\/(?:brand-styles|theme|shadow-dom-inject|tokens\.styles|brands\/brands)|\/widgets\/element\/(?:accessors|attributes|emit|load-error|tell-error|values|host\.styles)|\/widgets\/kit\/(?:button|icon)\.styles|nanostores\/atom|\/core\/platform\/notifications\/|\/widgets\/platform\/random-id|\/locales\/en-US\/element\.json/,
    priority: 3,
  },
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/,
    priority: 2,
  },
  {
    name: 'base',
    test: /\/widgets\/(?:element\/define|react\/[\w-]+|kit\/(?:Button|Field|Icon|Notice|Select|Skeleton|Spinner|TextInput|VisuallyHidden))\.tsx?$|\/core\/foundation\/money\/money\.ts$/,
    priority: 1,
  },
  {
    name: 'quote-calculator',
    test: /\/widgets\/quote-calculator\/element\.ts$/,
  },
]

/**
 * The files that other sites load. Every file but the loader carries a content hash and never changes;
 * earlier builds' files stay beside them, so a page opened before a deploy keeps working.
 */
export const widgetsBuild = (root: string, version: string): UserConfig => ({
  root,
  base: './',
  // A library build leaves this to whoever bundles it next; here nobody does.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [
    leanDefinitions(),
    leanFetch(),
    sheetCss(),
    react(),
    retryableImports(),
    writeDocs(),
    release(version, [...docsFiles().keys()], readPublished(root)),
  ],
  build: {
    outDir: `${root}/build/widgets/v${version}`,
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    // As a library the imports stay bare: Vite's preloading of style sheets would be dead weight.
    lib: { entry: { loader: `${root}/widgets/loader/loader.ts` }, formats: ['es'] },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Nothing of core does anything by being imported: what a page does not use stays out of its files.
      treeshake: { moduleSideEffects: [{ test: /\/core\//, sideEffects: false }] },
      preserveEntrySignatures: 'strict',
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: chunks },
      },
    },
  },
})
