import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Smaller files gain nothing from compression. */
const smallest = 1024
const compressible = /\.(?:js|css|html|json|svg)$/

const compress = async (file: string): Promise<void> => {
  const target = `${file}.br`
  const [source, existing] = await Promise.all([stat(file), stat(target).catch(() => undefined)])
  if (source.size < smallest || (existing && existing.mtimeMs >= source.mtimeMs)) return
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(target, await brotli(bytes, quality))
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
}

/** Writes a `.br` and a `.gz` next to every text file in `folder` that has none yet. */
export const precompressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

/** Compresses the output at build time, so that the server does not have to. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir) await precompressFolder(dir)
  },
})
