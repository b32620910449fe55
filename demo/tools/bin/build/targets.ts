import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** A tool or `node`, with its arguments. */
export type Command = readonly [string, ...string[]]

/** A build output and its sources. */
export interface Target {
  /** Also the name of its folder in `build`. */
  readonly name: string
  /** The target is rebuilt when one of these has changed. */
  readonly sources: readonly string[]
  /**
   * `new`: an empty folder that replaces the previous one. `added`: starts as a copy of the
   * previous one. `own`: the command creates the target's folder.
   */
  readonly output: 'new' | 'added' | 'own'
  /** Builds into a folder. */
  command(folder: string): Command
}

const shared = [
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'demo/tools/build',
  'core',
  'themes',
]

const vite = (mode: string, folder: string): Command => [
  'vite',
  'build',
  '--mode',
  mode,
  '--outDir',
  folder,
  '--logLevel',
  'warn',
]

const versionOf = (): string => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  return manifest.version
}

export const targets: readonly Target[] = [
  {
    name: 'widgets',
    // The documentation shows the changelog.
    sources: [...shared, 'widgets', 'CHANGELOG.md'],
    output: 'added',
    command: (folder) => vite('widgets', join(folder, `v${versionOf()}`)),
  },
  {
    name: 'packages',
    sources: [...shared, 'widgets'],
    output: 'new',
    command: (folder) => ['node', 'demo/tools/build/packages.ts', folder],
  },
  {
    name: 'portal',
    sources: [...shared, 'widgets', 'portal'],
    output: 'added',
    command: (folder) => vite('portal', folder),
  },
  {
    name: 'server',
    sources: [...shared, 'demo/server', 'demo/companions', 'demo/sites', 'demo/tools/start'],
    output: 'new',
    command: (folder) => vite('server', folder),
  },
  {
    name: 'database',
    sources: ['package.json', 'demo/server/kernel/database', 'demo/server/schema'],
    output: 'own',
    // optimising the compiled database would cost more than it gains here
    command: () => ['node', '--liftoff-only', 'demo/server/kernel/database/prepare.ts'],
  },
]
