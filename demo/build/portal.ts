import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { sheetCss } from '../../themes/vite/sheet-css.ts'
import { precompress } from './precompress.ts'

export const portalBuild = (root: string): UserConfig => ({
  root: `${root}/portal`,
  plugins: [sheetCss(), react(), precompress()],
  build: {
    outDir: `${root}/build/portal`,
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
})
