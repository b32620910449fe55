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

/** Creates a folder if it does not exist. */
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

/** Makes a new name in a folder durable if the system can open folders. */
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
 * Atomically writes a file that only its owner may read, by way of a temporary file in the same
 * folder, so that a crash or a full disk never leaves a part of it. Without `replaces` an existing
 * file is unchanged and the result is false.
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
