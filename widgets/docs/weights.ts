import { brotliCompressSync } from 'node:zlib'
import { elementFilesOf, type BuiltFile } from '../bundling/element-files.ts'

/** Download sizes in bytes, compressed with Brotli. */
export interface Weights {
  readonly loader: number
  /**
   * By tag, without the loader: all files of the element, and those that no other element loads.
   */
  readonly elements: Readonly<Record<string, { readonly all: number; readonly own: number }>>
}

interface WeighedFile extends BuiltFile {
  readonly code?: string
}

/** Measures the files of every element in a build. */
export function weightsOf(bundle: Readonly<Record<string, WeighedFile>>): Weights {
  const sizes = new Map<string, number>()
  const weigh = (file: string): number => {
    const cached = sizes.get(file)
    if (cached !== undefined) return cached
    const { byteLength } = brotliCompressSync(bundle[file]?.code ?? '')
    sizes.set(file, byteLength)
    return byteLength
  }
  const sum = (files: readonly string[]): number =>
    files.reduce((bytes, file) => bytes + weigh(file), 0)
  const files = elementFilesOf(bundle)
  const users = (file: string): number =>
    Object.values(files).filter((each) => each.includes(file)).length
  return {
    loader: weigh('loader.js'),
    elements: Object.fromEntries(
      Object.entries(files).map(([tag, each]) => [
        tag,
        { all: sum(each), own: sum(each.filter((file) => users(file) === 1)) },
      ]),
    ),
  }
}
