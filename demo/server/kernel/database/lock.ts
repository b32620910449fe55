import { tryLockFolder } from '../files/folder-lock.ts'
import { makeFolder } from '../files/write-file.ts'
import { StartFailure } from './start-failure.ts'

/**
 * Locks a data folder for this process. The embedded database has no lock, and two processes on one
 * folder would silently lose data.
 */
export const lockFolder = (folder: string): (() => void) => {
  makeFolder(folder)
  const unlock = tryLockFolder(folder)
  if (unlock) return unlock
  throw new StartFailure(
    `The data folder ${folder} is in use by another Parapet server. Stop it, or set DATA_DIR to another folder.`,
  )
}
