import { hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files that no build reads. */
const irrelevant = /\.(?:test|wtr|journey)\.tsx?$|(?:^|\/)README\.md$/

/** Folders that no build reads, including the installs and builds of the examples. */
const skipped = new Set(['node_modules', 'dist', '.angular', '.next', 'journeys', 'bench'])

/** The content digests of files by path relative to the root. */
export interface Digests {
  /** One line for each file at or below a path, with its path and digest. */
  linesOf(path: string): readonly string[]
}

/**
 * Reads each file once, even if several builds depend on it. Synchronous reads take a third of the
 * time for thousands of small files.
 */
export const readDigests = (root: string): Digests => {
  const known = new Map<string, readonly string[]>()

  const readFile = (path: string): readonly string[] =>
    irrelevant.test(path) ? [] : [`${path} ${hash('sha256', readFileSync(join(root, path)))}`]

  const readFolder = (path: string): readonly string[] =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter(({ name }) => !skipped.has(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const inner = `${path}/${entry.name}`
        return entry.isDirectory() ? readFolder(inner) : readFile(inner)
      })

  const read = (path: string): readonly string[] => {
    const info = statSync(join(root, path), { throwIfNoEntry: false })
    if (info === undefined) return []
    return info.isDirectory() ? readFolder(path) : readFile(path)
  }
  return {
    linesOf(path) {
      const lines = known.get(path) ?? read(path)
      known.set(path, lines)
      return lines
    },
  }
}

/**
 * A hash of the names and contents of all files in `paths`, the build's environment and `more`.
 * Times and the location of the repository do not count, so a copy is as fresh as its original.
 */
export const fingerprintOf = (
  digests: Digests,
  paths: readonly string[],
  more: readonly string[],
): string => {
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('PARAPET_'))
    .map(([name, value]) => `${name}=${value}`)
  const lines = paths.toSorted().flatMap((path) => digests.linesOf(path))
  return hash('sha256', [...lines, ...variables.toSorted(), ...more].join('\n'))
}
