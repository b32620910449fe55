import type { UserConfig } from 'vite'

/** Packages with binaries or data files beside their code are not bundled. */
const external = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'fontkit',
  'pdfkit',
  'sharp',
  'pg',
  'nodemailer',
  'naics',
  'oidc-provider',
  'woff2-encoder',
]

/**
 * The platform, alone as `main.js` and with its companions as `start.js`, in few files: drizzle's
 * modules alone take 350 ms when loaded one by one.
 */
export const serverBuild = (root: string): UserConfig => ({
  root,
  ssr: { noExternal: true, external: external },
  build: {
    outDir: `${root}/build/server`,
    emptyOutDir: true,
    target: 'node24',
    ssr: true,
    sourcemap: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // worker threads run a file of their own beside the server's
      input: {
        main: `${root}/demo/server/main.ts`,
        start: `${root}/demo/tools/start/main.ts`,
        'task-thread': `${root}/demo/server/task-thread.ts`,
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
