import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from '../bin/root.ts'

const fileOf = (path: string): string =>
  join(root, 'build', path.startsWith('/widgets/') ? path : join('portal', path))

/** Bytes of one served file after brotli, regardless of the encoding that the server chose. */
export const weight = async (path: string): Promise<number> => {
  const bytes = await readFile(fileOf(path))
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
}

export const weightOf = async (paths: readonly string[]): Promise<number> => {
  const weights = await Promise.all(paths.map(weight))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}
