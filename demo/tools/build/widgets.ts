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
import { readPublished } from './published-releases.ts'
import { release } from './release.ts'

/**
 * Puts the code of every React element into three files instead of fifty. A chunk includes
 * everything that its modules import.
 */
const chunks = [
  // Code of elements without React, which must not include React.
  {
    name: 'looks',
    test: /virtual:brand\/|\/themes\/(?:brand-styles|theme|shadow-dom-inject|tokens\.styles|brands\/brands)|\/widgets\/element\/(?:accessors|attributes|emit|error-detail|focusable|live-region|load-error|texts\.ts|values|host\.styles)|\/core\/foundation\/errors\/(?:client-error|display-message)|\/widgets\/kit\/(?:button|icon|visually-hidden)\.styles|\/widgets\/platform\/(?:on-storage|stores)\.ts|nanostores\/atom|\/core\/platform\/notifications\/|\/widgets\/platform\/random-id|\/locales\/en-US\/element\.json|\/widgets\/texts\/page-texts-key|\/core\/foundation\/wording\/translations/,
    priority: 3,
  },
  {
    // Arrives last, so the others run meanwhile.
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|@r2wc\/[\w-]+)\//,
    priority: 3,
  },
  {
    // The code that every React element needs, without React.
    name: 'base',
    test: /\/core\/(?:platform|insurance\/quotes\/calculator\/calculator|identity\/session\/embed-session)\.ts$|\/widgets\/(?:element\/define|react\/(?!RecordBody|use-(?:attempt|opened-record|record-formats|typed-form)\.)[\w-]+|kit\/(?:Button|Field|Icon|Select|Skeleton|Spinner|TextInput|VisuallyHidden))\.tsx?$|\/core\/foundation\/money\/money\.ts$/,
    priority: 2,
  },
  {
    // Code of record elements that the calculator does not load.
    name: 'records',
    test: /\/widgets\/react\/(?:RecordBody|use-(?:attempt|opened-record|record-formats))\.tsx?$/,
  },
  {
    name: 'quote-calculator',
    test: /\/widgets\/quote-calculator\/element\.ts$/,
  },
  // The content of both banners.
  {
    name: 'banner-text',
    test: /\/locales\/en-US\/banners\.json|\/widgets\/element\/banner-text\.ts$/,
    priority: 2,
  },
  // Loads texts of other languages and of the page, without the i18n engine of React elements.
  {
    name: 'other-texts',
    test: /\/widgets\/(?:texts\/(?:page-texts|light-texts)|platform\/translated-texts)\.ts$/,
  },
]

/**
 * Chunks whose functions nearly all run for the first view. Chromium compiles them in the
 * background while they load, instead of one by one when they are called.
 */
const compiledEagerly = new Set(['react', 'base', 'quote-calculator'])
const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * The files that other sites load. Every file except the loader has a content hash and never
 * changes. Files of earlier builds are not removed, so that a page opened before a deployment still
 * works.
 */
export const widgetsBuild = (root: string, version: string): UserConfig => ({
  root,
  base: './',
  // A library build leaves this to a later bundler, but there is none.
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
    // A library build has plain imports, without Vite's preloading of style sheets.
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
        // a calculator contains about sixty hashes, and hashes do not compress
        chunkFileNames: '[name]-[hash:7].js',
        postBanner: ({ name }) => (compiledEagerly.has(name) ? compileHint : ''),
        codeSplitting: { groups: chunks },
      },
    },
  },
})
