import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, tool } from '../root.ts'

/** What a part found: how many checks held and how many did not. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** One part of `npm test`, runnable alone: `npm test -- unit`. */
export interface Part {
  readonly name: string
  /** Debian packages that must be there; see `system.ts`. */
  readonly needs: readonly SystemNeed[]
  /** Whether the built files are looked at. */
  readonly needsBuild: boolean
  run(): Promise<Tally>
}

export type SystemNeed = 'browsers' | 'postgresql'

/** Runs a tool of ours to its end, showing what it says. */
export const command = (
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((done, fail) => {
    const PATH = `${join(root, 'node_modules/node/bin')}:${process.env['PATH'] ?? ''}`
    const child = spawn(name === 'node' ? process.execPath : tool(name), words, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH, ...env },
    })
    child.on('error', fail)
    child.on('exit', (code) => done(code ?? 1))
  })

/** A check that either holds or does not. */
export const oneCheck = async (name: string, words: readonly string[]): Promise<Tally> =>
  (await command(name, words)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})
