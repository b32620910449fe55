import { globSync } from 'node:fs'
import { basename } from 'node:path'
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

/** The files of tasks, which worker threads import by their names. */
const tasksIn = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('demo/server/**/*.task.ts', { cwd: root }).map((file) => [
      basename(file, '.ts'),
      `${root}/${file}`,
    ]),
  )

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
      // worker threads run files of their own beside the server's
      input: {
        main: `${root}/demo/server/main.ts`,
        start: `${root}/demo/tools/start/main.ts`,
        'task-thread': `${root}/demo/server/kernel/offload/task-thread.ts`,
        ...tasksIn(root),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
