import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { stylesCss } from '../../../themes/vite/styles-css.ts'
import { leanDefinitions } from '../../../widgets/bundling/lean-definitions.ts'
import { leanEndpoints } from '../../../widgets/bundling/lean-endpoints.ts'
import { litInNode } from '../../../widgets/bundling/lit-in-node.ts'
import { localeTexts } from '../../../widgets/bundling/locale-texts.ts'
import { ownKeys } from '../../../widgets/bundling/own-keys.ts'
import { retryableImports } from '../../../widgets/bundling/retryable-imports.ts'
import { writeController } from '../../../widgets/controller/build.ts'
import { writePackages } from '../../../widgets/packages/build.ts'
import { versionFileNames, writeDocs } from '../../../widgets/docs/write-docs.ts'
import { readPublished } from './published.ts'
import { release } from './release.ts'

/**
 * The code of every React element is in three files instead of fifty. A chunk includes everything
 * that its modules import.
 */
const chunks = [
  // Code of elements without React, which must not include React.
  {
    name: 'looks',
    test: /virtual:brand\/|\/themes\/(?:brand-styles|theme|shadow-dom-inject|tokens\.styles|brands\/brands)|\/widgets\/element\/(?:accessors|attributes|emit|error-detail|focusable|live-region|load-error|tell-error|texts\.ts|values|host\.styles)|\/core\/foundation\/errors\/(?:client-error|shown-message)|\/widgets\/kit\/(?:button|icon|visually-hidden)\.styles|\/widgets\/platform\/(?:on-storage|stores)\.ts|nanostores\/atom|\/core\/platform\/notifications\/|\/widgets\/platform\/random-id|\/locales\/en-US\/element\.json|\/widgets\/texts\/given|\/core\/foundation\/wording\/translations/,
    priority: 3,
  },
  {
    // Arrives last: the others run meanwhile.
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|@r2wc\/[\w-]+)\//,
    priority: 3,
  },
  {
    // What every React element has besides React.
    name: 'base',
    test: /\/core\/(?:platform|insurance\/quotes\/calculator\/calculator|identity\/session\/embed-session)\.ts$|\/widgets\/(?:element\/define|react\/(?!RecordBody|use-(?:attempt|opened-record|record-formats|typed-form)\.)[\w-]+|kit\/(?:Button|Field|Icon|Select|Skeleton|Spinner|TextInput|VisuallyHidden))\.tsx?$|\/core\/foundation\/money\/money\.ts$/,
    priority: 2,
  },
  {
    // What elements of one record have beyond that, and the calculator does not load.
    name: 'records',
    test: /\/widgets\/react\/(?:RecordBody|use-(?:attempt|opened-record|record-formats))\.tsx?$/,
  },
  {
    name: 'quote-calculator',
    test: /\/widgets\/quote-calculator\/element\.ts$/,
  },
  // What both banners show.
  {
    name: 'banner-text',
    test: /\/locales\/en-US\/banners\.json|\/widgets\/element\/banner-text\.ts$/,
    priority: 2,
  },
  // What finds texts of other languages and of the page, without the engine that only React has.
  {
    name: 'other-texts',
    test: /\/widgets\/(?:texts\/(?:page-texts|light-texts)|platform\/translated-texts)\.ts$/,
  },
]

/**
 * Chunks whose functions nearly all run for the first view. Chromium compiles them beside the page
 * while they arrive, instead of one by one when each is called.
 */
const runAtOnce = new Set(['react', 'base', 'quote-calculator'])
const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * The files that other sites load. Every file except the loader carries a content hash and never
 * changes; earlier builds' files stay beside them, so that a page opened before a deploy works.
 */
export const widgetsBuild = (root: string, version: string): UserConfig => ({
  root,
  base: './',
  // A library build leaves this to a later bundler; here there is none.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [
    leanDefinitions(),
    leanEndpoints(),
    litInNode(),
    ownKeys(),
    stylesCss(),
    localeTexts(),
    react(),
    retryableImports(),
    writeDocs(),
    writeController(root),
    writePackages(version),
    release(version, ['parapet.js', ...versionFileNames()], readPublished(root)),
  ],
  build: {
    outDir: `${root}/build/widgets/v${version}`,
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    // As a library the imports stay plain: Vite's preloading of style sheets is not needed.
    lib: { entry: { loader: `${root}/widgets/loader/loader.ts` }, formats: ['es'] },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Modules of core have no side effects, so unused ones are left out.
      treeshake: { moduleSideEffects: [{ test: /\/core\//, sideEffects: false }] },
      preserveEntrySignatures: 'strict',
      output: {
        minify: true,
        comments: { annotation: false },
        entryFileNames: '[name].js',
        // a calculator names some sixty of them, and a hash is what compression leaves as it is
        chunkFileNames: '[name]-[hash:7].js',
        postBanner: ({ name }) => (runAtOnce.has(name) ? compileHint : ''),
        codeSplitting: { groups: chunks },
      },
    },
  },
})
