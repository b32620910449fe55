import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { processTree } from './process-tree.ts'
import { root, tool } from './root.ts'

export interface CommandOptions {
  /** Receives the output, which goes to the terminal by default. */
  readonly write?: ((text: string) => void) | undefined
  /** The working directory; the project's folder by default. */
  readonly cwd?: string | undefined
  /** Ends the tool and every process that it started. */
  readonly signal?: AbortSignal | undefined
}

/** The grace period in which a tool can stop its browsers and servers, in milliseconds. */
const grace = 5_000

const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // The process has already ended.
    }
  }
}

/** `node` and `npm` are the system's programs; all others are tools of the project's packages. */
const programOf = (name: string): string => {
  if (name === 'node') return process.execPath
  return name === 'npm' ? name : tool(name)
}

/** Runs a tool of the project's packages, `node` or `npm`. Returns its exit code. */
export const command = (
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  { write, signal, cwd = root }: CommandOptions = {},
): Promise<number> =>
  new Promise((done, fail) => {
    signal?.throwIfAborted()
    // Tools under .bin start with `#!/usr/bin/env node`, so the project's node must be found first.
    const PATH = `${join(root, 'node_modules/node/bin')}:${process.env['PATH'] ?? ''}`
    const output = write ? 'pipe' : 'inherit'
    const child = spawn(programOf(name), words, {
      cwd,
      stdio: ['ignore', output, output],
      env: { ...process.env, PATH, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => write?.(text))
    }
    let tree: readonly number[] = []
    const kill = (): void => {
      signalAll(tree, 'SIGKILL')
      tree = []
      // A process started meanwhile may still hold the pipes open.
      for (const stream of [child.stdout, child.stderr]) stream?.destroy()
    }
    const end = (): void => {
      if (!child.pid) return
      // Listed before the first signal, because orphaned processes can no longer be found by their
      // parent.
      tree = processTree(child.pid)
      signalAll([child.pid], 'SIGINT')
      setTimeout(kill, grace).unref()
      child.once('exit', kill)
    }
    signal?.addEventListener('abort', end, { once: true })
    child.on('error', fail)
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end)
      done(code ?? 1)
    })
  })
