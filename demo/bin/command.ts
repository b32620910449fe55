import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, tool } from './root.ts'

/** Runs a tool of the project's packages, or `node`, to its end, showing what it says; gives its exit code. */
export const command = (
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((done, fail) => {
    // Tools under .bin start with `#!/usr/bin/env node`: ours must be the first node found.
    const PATH = `${join(root, 'node_modules/node/bin')}:${process.env['PATH'] ?? ''}`
    const child = spawn(name === 'node' ? process.execPath : tool(name), words, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH, ...env },
    })
    child.on('error', fail)
    child.on('exit', (code) => done(code ?? 1))
  })
