import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, type CommandOptions } from '../command.ts'
import { fingerprintOf, readDigests } from './fingerprint.ts'
import { lockBuild } from './lock.ts'
import { createOutput, recoverOutput } from './output.ts'
import type { Target } from './targets.ts'

/** The targets of a build, and its folders. */
export interface Build {
  readonly root: string
  readonly targets: readonly Target[]
}

interface StaleTarget {
  readonly target: Target
  readonly fingerprint: string
}

const writeOf = ({ write }: CommandOptions): ((text: string) => void) =>
  write ?? ((text) => void process.stdout.write(text))

const folderOf = ({ root }: Build): string => join(root, 'build')

const stampOf = (folder: string, { name }: Target): string => join(folder, `.${name}`)

const readStamp = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Targets whose sources, tools or output have changed since their last build. */
const staleTargets = (build: Build): readonly StaleTarget[] => {
  const folder = folderOf(build)
  const digests = readDigests(build.root)
  return build.targets
    .map((target) => {
      const { sources, output } = target
      const tools = [process.version, output, ...target.command('')]
      return { target, fingerprint: fingerprintOf(digests, sources, tools) }
    })
    .filter(
      ({ target, fingerprint }) =>
        readStamp(stampOf(folder, target)) !== fingerprint ||
        !existsSync(join(folder, target.name)),
    )
}

const run = async (
  root: string,
  [name, ...words]: ReturnType<Target['command']>,
  options: CommandOptions,
): Promise<void> => {
  const env = { NODE_ENV: 'production' }
  const code = await command(name, words, env, { cwd: root, ...options })
  if (code !== 0) throw new Error(`${name} ${words.join(' ')} failed`)
}

const buildInto = async (
  build: Build,
  { name, output, ...target }: Target,
  options: CommandOptions,
): Promise<void> => {
  const folder = folderOf(build)
  if (output === 'own') return run(build.root, target.command(join(folder, name)), options)
  recoverOutput(folder, name)
  const { part, publish, discard } = createOutput(folder, name, output === 'added')
  try {
    await run(build.root, target.command(part), options)
    publish()
  } finally {
    discard()
  }
}

const buildTarget = async (
  build: Build,
  { target, fingerprint }: StaleTarget,
  options: CommandOptions,
): Promise<void> => {
  writeOf(options)(`Building ${target.name} …\n`)
  await buildInto(build, target, options)
  const stamp = stampOf(folderOf(build), target)
  writeFileSync(`${stamp}.part`, fingerprint)
  renameSync(`${stamp}.part`, stamp)
}

/**
 * Builds stale targets, each into its own temporary folder, which replaces the previous one at the
 * end. Only one build runs at a time; another one waits and then finds nothing stale.
 */
export const buildStaleOf = async (build: Build, options: CommandOptions = {}): Promise<void> => {
  if (staleTargets(build).length === 0) return
  const folder = folderOf(build)
  mkdirSync(folder, { recursive: true })
  const onWait = () => writeOf(options)('Waiting for the build of another start …\n')
  const release = await lockBuild(folder, onWait, options.signal)
  try {
    const all = await Promise.allSettled(
      staleTargets(build).map((stale) => buildTarget(build, stale, options)),
    )
    // The lock is released after all builds have ended.
    for (const each of all) if (each.status === 'rejected') throw each.reason
  } finally {
    release()
  }
}
