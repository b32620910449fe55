import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command, type CommandOptions } from './command.ts'
import { fingerprint } from './fingerprint.ts'
import { root } from './root.ts'

interface Target {
  readonly name: string
  /** The sources of the target; it is built again when one of these has changed. */
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
const vite = (mode: string) => ['vite', 'build', '--mode', mode, '--logLevel', 'warn'] as const

const targets: readonly Target[] = [
  {
    name: 'widgets',
    sources: [...shared, 'widgets'],
    commands: [vite('widgets')],
  },
  {
    name: 'packages',
    sources: [...shared, 'widgets'],
    commands: [['node', 'demo/build/packages.ts']],
  },
  { name: 'portal', sources: [...shared, 'widgets', 'portal'], commands: [vite('portal')] },
  {
    name: 'server',
    sources: [
      ...shared,
      'demo/server',
      'demo/http',
      'demo/processor',
      'demo/identity',
      'demo/sites',
    ],
    commands: [vite('server')],
  },
  {
    name: 'database',
    sources: ['package.json', 'demo/server/kernel/database', 'demo/server/schema'],
    // compiling the database a second time, for speed, costs more than this gains
    commands: [['node', '--liftoff-only', 'demo/server/kernel/database/prepare.ts']],
  },
]

const run = async (
  [name, ...words]: readonly [string, ...string[]],
  options: CommandOptions,
): Promise<void> => {
  const code = await command(name, words, { NODE_ENV: 'production' }, options)
  if (code !== 0) throw new Error(`${name} ${words.join(' ')} failed`)
}

const buildTarget = async (
  { name, sources, commands }: Target,
  options: CommandOptions,
): Promise<void> => {
  const stamp = join(root, 'build', `.${name}`)
  const wanted = await fingerprint(sources)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  const write = options.write ?? ((text: string) => process.stdout.write(text))
  write(`Building ${name} …\n`)
  for (const words of commands) await run(words, options)
  await writeFile(stamp, wanted)
}

/** Builds the targets whose sources have changed. */
export const buildStale = async (options: CommandOptions = {}): Promise<void> => {
  await mkdir(join(root, 'build'), { recursive: true })
  await Promise.all(targets.map((target) => buildTarget(target, options)))
}
