import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

const settings = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['react'],
    skipLibCheck: false,
  },
  include: ['*.ts', '*.tsx', '*.d.ts'],
}

/** Packages of this project that an embedder's page may import. */
const installed = ['react', 'react-dom', '@types', 'csstype', 'vite', '@playwright', 'playwright']

/** Writes files and packages as in an embedder's project; the caller deletes the folder. */
export const writeProject = async (
  files: Readonly<Record<string, string>>,
  packages: Iterable<readonly [path: string, text: string]> = [],
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-project-'))
  const modules = join(folder, 'node_modules')
  await mkdir(modules)
  await Promise.all(
    installed.map((name) => symlink(join(root, 'node_modules', name), join(modules, name))),
  )
  const all = [
    ...Object.entries(files).map(([name, text]) => [join(folder, name), text] as const),
    ...Array.from(packages, ([path, text]) => [join(modules, '@parapet', path), text] as const),
    [join(folder, 'tsconfig.json'), JSON.stringify(settings)] as const,
  ]
  await Promise.all(
    all.map(async ([file, text]) => {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }),
  )
  return folder
}

/** The compiler's errors for an embedder's project; empty where there are none. */
export const compile = async (
  files: Readonly<Record<string, string>>,
  packages?: Iterable<readonly [path: string, text: string]>,
): Promise<string> => {
  const folder = await writeProject(files, packages)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const output = await run(process.execPath, [tsc, '-p', folder], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
  await rm(folder, { recursive: true })
  return output
}
