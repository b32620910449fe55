import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { sheetCss } from '../../themes/vite/sheet-css.ts'
import { precompress } from './precompress.ts'

/** The port of the platform that `npm run dev` puts the portal's dev server in front of. */
const platform = `http://127.0.0.1:${process.env['PLATFORM_PORT'] ?? '4000'}`
const calls = [
  '/api',
  '/demo',
  '/outbox',
  '/outbox.json',
  '/openapi.json',
  '/healthz',
  '/latest-deployment-time',
]

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
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 4000),
    strictPort: true,
    proxy: Object.fromEntries(calls.map((path) => [path, { target: platform, xfwd: true }])),
  },
})
