import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from '../bin/root.ts'

const fileOf = (path: string): string =>
  join(root, 'build', path.startsWith('/widgets/') ? path : join('portal', path))

/**
 * The brotli size of a served file in bytes. The build has compressed all but the smallest files.
 */
export const compressedSize = async (path: string): Promise<number> => {
  const file = fileOf(path)
  const compressed = await stat(`${file}.br`).catch(() => undefined)
  if (compressed) return compressed.size
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(await readFile(file), { params }).byteLength
}

export const totalCompressedSize = async (paths: readonly string[]): Promise<number> => {
  const weights = await Promise.all(paths.map(compressedSize))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}
