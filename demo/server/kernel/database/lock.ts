import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isLocked, sqliteFailure } from '../../../files/sqlite-failure.ts'
import { makeFolder } from '../../../files/write-file.ts'
import { StartFailure } from './start-failure.ts'

/**
 * Locks a data folder for this process. The embedded database has no lock of its own, and two
 * processes on one folder lose data silently. The system releases the lock when the process dies.
 */
export const lockFolder = (folder: string): (() => void) => {
  makeFolder(folder)
  const path = join(folder, 'lock.sqlite')
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path)
    file.exec('pragma locking_mode = exclusive; begin exclusive')
    const lock = file
    return () => lock.close()
  } catch (cause) {
    file?.close()
    if (!isLocked(cause)) throw sqliteFailure(cause, path, 'Delete it, then start again.')
    throw new StartFailure(
      `The data folder ${folder} is in use by another Parapet server. Stop it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}
