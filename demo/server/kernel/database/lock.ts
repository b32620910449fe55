import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from './start-failure.ts'

/**
 * Locks a data folder for this process. The embedded database has no lock of its own, and two
 * processes on one folder lose data silently. The system releases the lock when the process dies.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    file.close()
    throw new StartFailure(
      `The data folder ${folder} is in use by another Parapet server. Stop it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return () => file.close()
}
