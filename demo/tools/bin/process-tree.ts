import { readFileSync, readdirSync } from 'node:fs'

/** The parent of each running process, where the system lists them (`/proc`). */
const parents = (): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  const names = (): readonly string[] => {
    try {
      return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    } catch {
      return []
    }
  }
  for (const name of names()) {
    try {
      // `pid (name) state parent …`; the name may contain any characters, including brackets
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      found.set(Number(name), Number(parent))
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found
}

/** A process and all its descendants, including leaders of groups or sessions. */
export const processTree = (pid: number): readonly number[] => {
  const known = parents()
  const tree = new Set([pid])
  for (let size = 0; size < tree.size;) {
    size = tree.size
    for (const [child, parent] of known) if (tree.has(parent)) tree.add(child)
  }
  return [...tree]
}
