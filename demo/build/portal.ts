import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { builtFlagPrefix } from '../../core/platform/flags/built-flags.ts'
import { sheetCss } from '../../themes/vite/styles-css.ts'
import { drawnPages } from './drawn-pages.ts'
import { precompress } from './precompress.ts'

export const portalBuild = (root: string): UserConfig => ({
  root: `${root}/portal`,
  // Flags of a build, `PARAPET_FLAG_SSO_LOGIN=true npm start`, and where its texts come from.
  envPrefix: ['VITE_', builtFlagPrefix, 'PARAPET_LOCALE_'],
  plugins: [sheetCss(), react(), precompress(), drawnPages(root)],
  // React has what this package brings to older ones.
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
      // An import asks for its own file by itself, and the runtime is on every page: naming them is dead weight.
      resolveDependencies: (file, needed) =>
        needed.filter((each) => each !== file && !each.includes('/rolldown-runtime-')),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Nothing of core does anything by being imported: what a page does not use stays out of its files.
      treeshake: { moduleSideEffects: [{ test: /\/core\//, sideEffects: false }] },
      output: {
        // All that the sign-in needs in one file, React with it; screens, dialogs and elements stay apart.
        codeSplitting: {
          groups: [
            {
              name: 'portal',
              test: /\/portal\/(?:main|identity\/sign-in\/Login|frame\/shell\/PublicLayout)\.tsx$/,
              priority: 1,
            },
            // Query cache, personas, and what the modules put around the screens come with the shell, in one file.
            {
              name: 'shell',
              test: /\/portal\/(?:SignedIn\.tsx|.+\/shell-parts\.ts)$|\/core\/portal-cache\.ts$/,
            },
          ],
        },
      },
    },
  },
})
