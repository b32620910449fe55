import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './root.ts'

const irrelevant = /\.test\.tsx?$|\.wtr\.tsx?$|\.md$|[\\/](?:journeys|bench)[\\/]/

/** What the examples of the packages install and build for themselves. */
const installed = new Set(['node_modules', 'dist'])

const filesOf = async (path: string): Promise<readonly string[]> => {
  const place = join(root, path)
  const info = await stat(place).catch(() => undefined)
  if (!info) return []
  if (info.isFile()) return [place]
  const names = (await readdir(place)).filter((name) => !installed.has(name))
  return (await Promise.all(names.map((name) => filesOf(join(path, name))))).flat()
}

/**
 * One hash over names, sizes and times of all files in `paths` that a build reads, and its
 * variables.
 */
export const fingerprint = async (paths: readonly string[]): Promise<string> => {
  const files = (await Promise.all(paths.map(filesOf)))
    .flat()
    // The name of the repository's folder does not matter.
    .filter((file) => !irrelevant.test(`/${relative(root, file)}`))
  const lines = await Promise.all(
    files.toSorted().map(async (file) => {
      const { size, mtimeMs } = await stat(file)
      return `${file} ${size} ${mtimeMs}`
    }),
  )
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('PARAPET_'))
    .map(([name, value]) => `${name}=${value}`)
  return createHash('sha256')
    .update([...lines, ...variables.toSorted()].join('\n'))
    .digest('hex')
}
