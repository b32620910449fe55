import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { sheetCss } from '../../themes/vite/sheet-css.ts'
import { precompress } from './precompress.ts'

/**
 * The files that other sites load. Every file but the loader carries a content hash and never changes;
 * earlier builds' files stay beside them, so a page opened before a deploy keeps working.
 */
export const widgetsBuild = (root: string, version: string): UserConfig => ({
  root,
  base: './',
  plugins: [sheetCss(), react(), precompress()],
  build: {
    outDir: `${root}/build/widgets/v${version}`,
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      input: { loader: `${root}/widgets/loader/loader.ts` },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
        },
      },
    },
  },
})
