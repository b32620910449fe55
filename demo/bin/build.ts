import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { root, tool } from './root.ts'

interface Target {
  readonly name: string
  /** What the target is made of; it is built again when one of these has changed. */
  readonly sources: readonly string[]
  readonly commands: readonly (readonly [string, ...string[]])[]
}

const shared = [
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'demo/build',
  'core',
  'themes',
]
const vite = (mode: string) =>
  [tool('vite'), 'build', '--mode', mode, '--logLevel', 'warn'] as const

const targets: readonly Target[] = [
  {
    name: 'widgets',
    sources: [...shared, 'widgets'],
    commands: [vite('widgets')],
  },
  { name: 'portal', sources: [...shared, 'widgets', 'portal'], commands: [vite('portal')] },
  {
    name: 'server',
    sources: [...shared, 'demo/server', 'demo/processor', 'demo/sites'],
    commands: [vite('server')],
  },
  {
    name: 'database',
    sources: ['package.json', 'demo/server/database'],
    commands: [['node', 'demo/server/database/prepare.ts']],
  },
]

const run = ([command, ...words]: readonly [string, ...string[]]): Promise<void> =>
  new Promise((done, fail) => {
    // Tools under .bin start with `#!/usr/bin/env node`: ours must be the first node found.
    const PATH = `${join(root, 'node_modules/node/bin')}:${process.env['PATH'] ?? ''}`
    const child = spawn(command, words, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', PATH },
    })
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ${words.join(' ')} failed`)),
    )
  })

const buildTarget = async ({ name, sources, commands }: Target): Promise<void> => {
  const stamp = join(root, 'build', `.${name}`)
  const wanted = await fingerprint(sources)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  process.stdout.write(`Building ${name} …\n`)
  for (const command of commands) await run(command)
  await writeFile(stamp, wanted)
}

/** Builds what is stale; what is fresh costs a look at its files. */
export const buildStale = async (): Promise<void> => {
  await mkdir(join(root, 'build'), { recursive: true })
  await Promise.all(targets.map(buildTarget))
}
