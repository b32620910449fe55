import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { UserConfig } from 'vite'

/** Packages with binaries or data files are not bundled. */
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

/** The task files, which worker threads import by name. */
const taskEntries = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('demo/server/**/*.task.ts', { cwd: root }).map((file) => [
      basename(file, '.ts'),
      `${root}/${file}`,
    ]),
  )

/**
 * Bundles the platform alone as `main.js` and with its companions as `start.js`. Unbundled,
 * drizzle's modules alone take 350 ms to load.
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
      // worker threads have their own entry files
      input: {
        main: `${root}/demo/server/main.ts`,
        start: `${root}/demo/tools/start/main.ts`,
        'task-thread': `${root}/demo/server/kernel/offload/task-thread.ts`,
        ...taskEntries(root),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
