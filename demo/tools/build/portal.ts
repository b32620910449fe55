import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { builtFlagPrefix } from '../../../core/platform/flags/build-time-flags.ts'
import { stylesCss } from '../../../themes/vite/styles-css.ts'
import { leanDefinitions } from '../../../widgets/bundling/lean-definitions.ts'
import { leanEndpoints } from '../../../widgets/bundling/lean-endpoints.ts'
import { localeTexts } from '../../../widgets/bundling/locale-texts.ts'
import { prerenderedPages } from './prerendered-pages.ts'
import { leanPreloads } from './lean-preloads.ts'
import { precompress } from './precompress.ts'

const preloads = leanPreloads()

/** Modules that every screen of a signed-in user loads. */
const signedInModules = [
  'actions/(?:RecordEditsProvider|steps|use-actions|use-attempt)',
  'dialogs/confirm',
  'parts/(?:EmailText|Facts|Screen|Status|use-more-button)',
].join('|')

export const portalBuild = (root: string): UserConfig => ({
  root: `${root}/portal`,
  // Flags of a build, as in `PARAPET_FLAG_SSO_LOGIN=true npm start`, and the host of its texts.
  envPrefix: ['VITE_', builtFlagPrefix, 'PARAPET_LOCALE_'],
  plugins: [
    leanDefinitions(),
    leanEndpoints(),
    preloads.plugin,
    stylesCss(),
    localeTexts(),
    react(),
    precompress(),
    prerenderedPages(root),
  ],
  // React 19 contains what this package adds to older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  server: { fs: { allow: [root] } },
  build: {
    outDir: `${root}/build/portal`,
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: preloads.resolveDependencies,
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Modules of core have no side effects, so unused ones are left out.
      treeshake: { moduleSideEffects: [{ test: /\/core\//, sideEffects: false }] },
      output: {
        // The sign-in with React in one file; screens, dialogs and elements are separate.
        codeSplitting: {
          groups: [
            {
              name: 'portal',
              test: /\/portal\/(?:main|identity\/sign-in\/Login|frame\/shell\/PublicLayout)\.tsx$/,
              priority: 3,
            },
            // The query cache, the personas and the modules' shell parts are in one file with the
            // parts of every screen, because a request costs more than a small file, and small
            // files compress badly.
            {
              name: 'shell',
              priority: 2,
              test: new RegExp(
                `/portal/(?:SignedIn|.+/shell-parts|frame/(?:${signedInModules}))\\.tsx?$|/widgets/kit/save-file\\.ts$|/core/portal-cache\\.ts$`,
              ),
            },
            // The code of every list, for the same reason.
            {
              name: 'lists',
              priority: 1,
              test: /\/portal\/frame\/(?:tables\/DataTable|dashboard\/Dashboard)\.tsx$/,
            },
          ],
        },
      },
    },
  },
})
