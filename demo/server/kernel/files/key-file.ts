import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { fileFailure, FileFailure } from './file-failure.ts'
import { writeFileAtomically } from './write-file.ts'

/** The format of a key. */
export interface KeyFormat<Key> {
  /** Returns undefined for damaged text. */
  read(text: string): Key | undefined
  write(key: Key): string
}

/** A file of the data folder with a key that is created once. */
export interface KeyFile<Key> {
  readonly path: string
  readonly format: KeyFormat<Key>
  /**
   * The effect of deleting the file, which creates a new key: `everyone then has to log in again`.
   */
  readonly loss: string
}

/** The line for a file whose key can't be used. */
export const damagedKey = ({ path, loss }: Pick<KeyFile<unknown>, 'path' | 'loss'>): FileFailure =>
  new FileFailure(
    `${path} is damaged. Restore it from a backup, or delete it to make a new one; ${loss}.`,
  )

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw fileFailure(error, path)
  }
}

/** A crash leaves zero bytes in a file that was not yet on the disk. */
const isEmpty = (text: string): boolean => /^[\0\s]*$/.test(text)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A key as JSON. */
export const jsonOf = <Key>(shape: z.ZodMiniType<Key>): KeyFormat<Key> => ({
  read: (text) => z.safeParse(shape, parse(text)).data,
  write: (key) => JSON.stringify(key),
})

/** The key in a file; undefined if there is none yet. Throws the line of a damaged one. */
export const readKey = <Key>(file: KeyFile<Key>): Key | undefined => {
  const text = textOf(file.path)
  if (isEmpty(text)) return undefined
  const key = file.format.read(text)
  if (key === undefined) throw damagedKey(file)
  return key
}

/**
 * Writes a new key and returns the one in the file, because another process of the folder may have
 * been first. An empty file is replaced.
 */
export const writeKey = <Key>(file: KeyFile<Key>, key: Key): Key => {
  const text = file.format.write(key)
  if (writeFileAtomically(file.path, text)) return key
  const stored = readKey(file)
  if (stored !== undefined) return stored
  writeFileAtomically(file.path, text, { replaces: true })
  return readKey(file) ?? key
}
