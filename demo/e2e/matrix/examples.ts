import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from '../../tools/bin/command.ts'
import { root } from '../../tools/bin/root.ts'

const sources = join(root, 'demo/sites/examples')
/** The same depth as the examples, so that their relative paths to the packages are valid. */
const copies = join(root, '.cache/matrix/examples')

/** The folder in which an example is installed and built, isolated from this project. */
export const exampleFolder = (name: string): string => join(copies, name)

const hashOf = async (...folders: readonly string[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const folder of folders) {
    // Read sequentially, because the order affects the hash.
    // oxlint-disable-next-line no-await-in-loop
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) {
      // oxlint-disable-next-line no-await-in-loop
      hash.update(file).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

const run = async (folder: string, words: readonly string[]): Promise<void> => {
  const code = await command('npm', words, {}, { cwd: folder })
  if (code !== 0) throw new Error(`npm ${words.join(' ')} failed in ${folder}`)
}

/**
 * Installs an example by its lock file with the current packages, checks its types and builds it.
 * Does nothing when the inputs are unchanged.
 */
export const prepareExample = async (name: string): Promise<void> => {
  const folder = exampleFolder(name)
  const source = join(sources, name)
  const stamp = join(folder, '.prepared')
  const inputHash = await hashOf(source, join(root, 'build/packages'))
  if ((await readFile(stamp, 'utf8').catch(() => '')) === inputHash) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(source, folder, {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|dist|\.angular)(?:[\\/]|$)/.test(path),
  })
  await run(folder, ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
  await run(folder, ['run', 'check'])
  await run(folder, ['run', 'build'])
  await writeFile(stamp, inputHash)
}
