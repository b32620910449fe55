import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../bin/root.ts'

/** Folders that are built or local to a machine. */
const excluded: readonly string[] = [
  '.cache',
  '.data',
  '.git',
  'build',
  'node_modules',
  'test-results',
]

/** Copies the sources into a temporary folder, which `remove` deletes. Packages are shared. */
export const copySources = (): { readonly folder: string; remove(): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-one-more-'))
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !excluded.includes(relative(root, source)),
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
