import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { buildStaleOf, type Build } from './build-stale.ts'
import { sampleBuild } from './sample.fixture.ts'

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-build-'))
  folders.push(folder)
  return folder
}

afterEach(() => {
  vi.unstubAllEnvs()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const write = (root: string, path: string, text: string): void =>
  writeFileSync(join(root, path), text)
const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')

const newRepository = (): string => {
  const root = newFolder()
  mkdirSync(join(root, 'source/inner'), { recursive: true })
  write(root, 'source/text.txt', 'first')
  write(root, 'source/inner/more.txt', 'more')
  return root
}

/** Builds what is stale. Returns the output. */
const build = async (root: string, of = sampleBuild): Promise<readonly string[]> => {
  const lines: string[] = []
  await buildStaleOf(of(root), { write: (text) => lines.push(text.trim()) })
  return lines
}

const building = 'Building sample …'
const waiting = 'Waiting for the build of another start …'

/** Waits for a step of another process. */
const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await setTimeout(20)
}

test('builds once, and again only when a source has changed', async () => {
  const root = newRepository()
  expect(await build(root)).toEqual([building])
  expect(await build(root)).toEqual([])
  write(root, 'source/text.txt', 'second')
  expect(await build(root)).toEqual([building])
  expect(read(root, 'build/sample/whole.txt')).toBe('second')
})

test('a copied tree is as fresh as its original', async () => {
  const root = newRepository()
  await build(root)
  const copy = join(newFolder(), 'elsewhere')
  cpSync(root, copy, { recursive: true })
  utimesSync(join(copy, 'source/text.txt'), 1, 1)
  expect(await build(copy)).toEqual([])
})

test('a changed byte makes a target stale even if file size and modification time are the same', async () => {
  const root = newRepository()
  await build(root)
  const file = join(root, 'source/inner/more.txt')
  const { atime, mtime } = statSync(file)
  writeFileSync(file, 'mone')
  utimesSync(file, atime, mtime)
  expect(await build(root)).toEqual([building])
})

test('a renamed source, a changed build variable and a missing output make a target stale', async () => {
  const root = newRepository()
  await build(root)
  cpSync(join(root, 'source/inner/more.txt'), join(root, 'source/inner/other.txt'))
  rmSync(join(root, 'source/inner/more.txt'))
  expect(await build(root)).toEqual([building])
  vi.stubEnv('PARAPET_FLAG_SSO_LOGIN', 'true')
  expect(await build(root)).toEqual([building])
  rmSync(join(root, 'build/sample'), { recursive: true })
  expect(await build(root)).toEqual([building])
})

test('tests, READMEs and installed packages make nothing stale', async () => {
  const root = newRepository()
  await build(root)
  mkdirSync(join(root, 'source/node_modules'))
  for (const name of ['a.test.ts', 'a.wtr.tsx', 'README.md', 'node_modules/a.js'])
    write(root, `source/${name}`, 'changed')
  expect(await build(root)).toEqual([])
})

const startBuild = (root: string) =>
  spawn(process.execPath, [join(import.meta.dirname, 'start.fixture.ts'), root])

const isBuilding = (root: string): boolean =>
  existsSync(join(root, 'builder.pid')) && read(root, 'builder.pid') !== ''

test('two parallel starts build once: the second waits and finds nothing stale', async () => {
  const root = newRepository()
  write(root, 'slow', '')
  const first = startBuild(root)
  const ended = once(first, 'exit')
  await until(() => isBuilding(root))
  const output: string[] = []
  const second = buildStaleOf(sampleBuild(root), { write: (text) => output.push(text.trim()) })
  await until(() => output.length > 0)
  rmSync(join(root, 'slow'))
  await Promise.all([ended, second])
  expect(output).toEqual([waiting])
  expect(first.exitCode).toBe(0)
  expect(read(root, 'build/sample/whole.txt')).toBe('first')
})

test('a damaged lock fails the start with its path', async () => {
  const root = newRepository()
  mkdirSync(join(root, 'build'))
  write(root, 'build/lock.sqlite', 'no database'.repeat(100))
  await expect(build(root)).rejects.toThrow(/lock\.sqlite is damaged\. Delete it/)
})

test('a killed build leaves the previous output intact, and the next build completes', async () => {
  const root = newRepository()
  await build(root)
  rmSync(join(root, 'builder.pid'))
  write(root, 'source/text.txt', 'second')
  write(root, 'slow', '')
  const start = startBuild(root)
  await until(() => isBuilding(root))
  start.kill('SIGKILL')
  await once(start, 'exit')
  process.kill(Number(read(root, 'builder.pid')), 'SIGKILL')
  expect(readdirSync(join(root, 'build/sample')).toSorted()).toEqual(['half.txt', 'whole.txt'])
  expect(read(root, 'build/sample/half.txt')).toBe('first')

  rmSync(join(root, 'slow'))
  expect(await build(root)).toEqual([building])
  expect(read(root, 'build/sample/whole.txt')).toBe('second')
  expect(readdirSync(join(root, 'build')).toSorted()).toEqual(['.sample', 'lock.sqlite', 'sample'])
})

test('a build killed between two renames gets its previous output back', async () => {
  const root = newRepository()
  await build(root)
  cpSync(join(root, 'build/sample'), join(root, 'build/.sample.former'), { recursive: true })
  rmSync(join(root, 'build/sample'), { recursive: true })
  write(root, 'source/text.txt', 'second')
  const failing = (at: string): Build => {
    const { targets, ...rest } = sampleBuild(at)
    const fail = ['node', '--eval', 'process.exit(1)'] as const
    return { ...rest, targets: targets.map((target) => ({ ...target, command: () => fail })) }
  }
  await expect(build(root, failing)).rejects.toThrow('failed')
  expect(read(root, 'build/sample/whole.txt')).toBe('first')
})

test('files of earlier builds remain when a target adds to them', async () => {
  const root = newRepository()
  const adding = (at: string): Build => {
    const { targets, ...rest } = sampleBuild(at)
    return { ...rest, targets: targets.map((target) => ({ ...target, output: 'added' as const })) }
  }
  await build(root, adding)
  write(root, 'build/sample/chunk-of-before.js', 'export {}')
  write(root, 'source/text.txt', 'second')
  await build(root, adding)
  expect(read(root, 'build/sample/chunk-of-before.js')).toBe('export {}')
  expect(read(root, 'build/sample/whole.txt')).toBe('second')
})
