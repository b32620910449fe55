import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { fileFailure } from './file-failure.ts'

/** Makes a folder where there is none. */
export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw fileFailure(error, folder)
  }
}

/** Writes a new file whose bytes are on the disk when it returns. */
const writeDurably = (file: string, text: string): void => {
  const descriptor = openSync(file, 'wx', 0o600)
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes the new name in a folder durable, where the system can open folders. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Writes a file that its owner alone may read. It is there with its whole text or not at all, also
 * after a crash or on a full disk: the text goes to a temporary file of the same folder first.
 * Without `replaces` an existing file stays, and the answer is false.
 */
export const writeFileAtomically = (
  file: string,
  text: string,
  { replaces = false }: { readonly replaces?: boolean } = {},
): boolean => {
  const folder = dirname(file)
  makeFolder(folder)
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    writeDurably(temporary, text)
    if (replaces) renameSync(temporary, file)
    else linkSync(temporary, file)
    syncFolder(folder)
    return true
  } catch (error) {
    if (!replaces && (error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw fileFailure(error, file)
  } finally {
    rmSync(temporary, { force: true })
  }
}
