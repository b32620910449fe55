import { readFile, stat } from 'node:fs/promises'

type Bytes = Uint8Array<ArrayBuffer>

/** A file to send. */
export interface ServedFile {
  /** Its compression. */
  readonly encoding?: string
  readonly tag: string
  read(): Promise<Bytes>
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

const statOf = async (file: string) => {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? found : undefined
}

/** Whether the file exists. */
export const isFile = async (file: string): Promise<boolean> => (await statOf(file)) !== undefined

/** Finds a file, or its compressed copy if the caller accepts it and the copy is not older. */
export const findServed = async (
  file: string,
  accepted: string,
): Promise<ServedFile | undefined> => {
  const plain = await statOf(file)
  if (!plain) return undefined
  const tag = `${plain.size.toString(36)}-${Math.trunc(plain.mtimeMs).toString(36)}`
  for (const { name, suffix } of encodings) {
    if (!accepted.includes(name)) continue
    const packed = await statOf(file + suffix)
    if (packed && packed.mtimeMs >= plain.mtimeMs) {
      return { encoding: name, tag: `"${tag}-${name}"`, read: () => readFile(file + suffix) }
    }
  }
  return { tag: `"${tag}"`, read: () => readFile(file) }
}

/** Maximum bytes of a cache, more than a portal and the elements of a page need. */
const max = 32_000_000

/** Creates a cache of the most recently used files whose bytes never change. */
export const createFileCache = (limit = max): typeof findServed => {
  // in order of their last use
  const cached = new Map<string, { readonly served: ServedFile; readonly size: number }>()
  let size = 0
  const load = async (file: string, accepted: string) => {
    const found = await findServed(file, accepted)
    if (!found) return undefined
    const bytes = await found.read()
    const served: ServedFile = { ...found, read: () => Promise.resolve(bytes) }
    return { served, size: bytes.byteLength }
  }
  const drop = (key: string): void => {
    size -= cached.get(key)?.size ?? 0
    cached.delete(key)
  }
  return async (file, accepted) => {
    const names = encodings.map(({ name }) => name).filter((name) => accepted.includes(name))
    const key = [file, ...names].join('\n')
    const found = cached.get(key) ?? (await load(file, accepted))
    if (!found) return undefined
    drop(key)
    cached.set(key, found)
    size += found.size
    for (const oldest of cached.keys()) {
      if (size <= limit) break
      drop(oldest)
    }
    return found.served
  }
}
