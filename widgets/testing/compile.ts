import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

/** An embedder's project: its files and its installed Parapet packages. */
export interface Project {
  readonly files: Readonly<Record<string, string>>
  readonly packages?: Iterable<readonly [path: string, text: string]>
  readonly compilerOptions?: object
}

const settingsOf = (compilerOptions: object) => ({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    lib: ['ES2024', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'],
    types: ['react', 'node'],
    skipLibCheck: false,
    ...compilerOptions,
  },
  include: ['*.ts', '*.tsx', '*.d.ts'],
})

/** Packages of this project that an embedder's page may import. */
const installed = ['react', 'react-dom', '@types', 'csstype', '@playwright', 'playwright']

/** Writes a project; the caller deletes the folder. */
export const writeProject = async ({
  files,
  packages = [],
  compilerOptions = {},
}: Project): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-project-'))
  const modules = join(folder, 'node_modules')
  await mkdir(modules)
  await Promise.all(
    installed.map((name) => symlink(join(root, 'node_modules', name), join(modules, name))),
  )
  const all = [
    ...Object.entries(files).map(([name, text]) => [join(folder, name), text] as const),
    ...Array.from(packages, ([path, text]) => [join(modules, '@parapet', path), text] as const),
    [join(folder, 'tsconfig.json'), JSON.stringify(settingsOf(compilerOptions))] as const,
  ]
  await Promise.all(
    all.map(async ([file, text]) => {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }),
  )
  return folder
}

/** The compiler's errors for a project; empty where there are none. */
export const compile = async (project: Project): Promise<string> => {
  const folder = await writeProject(project)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const output = await run(process.execPath, [tsc, '-p', folder, '--singleThreaded'], {
    cwd: folder,
  }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
  await rm(folder, { recursive: true })
  return output
}
