import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isLocked, sqliteFailure } from './sqlite-failure.ts'

/**
 * Locks a folder for this process; returns the function that unlocks it, or undefined while another process
 * has it. The system releases the lock when the process dies.
 */
export const tryLockFolder = (folder: string): (() => void) | undefined => {
  const path = join(folder, 'lock.sqlite')
  let file: DatabaseSync | undefined
  try {
    const opened = (file = new DatabaseSync(path))
    opened.exec('pragma locking_mode = exclusive; begin exclusive')
    return () => opened.close()
  } catch (cause) {
    file?.close()
    if (isLocked(cause)) return undefined
    throw sqliteFailure(cause, path, 'Delete it, then start again.')
  }
}
