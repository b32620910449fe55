import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const shared = '/dev/shm'

/** Upper bound for the databases of a full run, in bytes. */
const room = 4 * 2 ** 30

/**
 * A folder for temporary files in memory, or on disk when there is too little memory. A copied
 * database is a thousand files, which takes seven times as long on disk.
 */
export const memoryFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(shared)
    return bavail * bsize >= room ? shared : tmpdir()
  } catch {
    return tmpdir()
  }
}
