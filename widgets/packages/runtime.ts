import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'

const folder = join(import.meta.dirname, 'runtime')

/** The element-independent code of a package as JavaScript. */
export const runtime = async (file: string): Promise<string> => {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  return file.endsWith('.js') ? text : (await transformWithOxc(text, path)).code
}
