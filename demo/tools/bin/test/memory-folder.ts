import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const shared = '/dev/shm'

/** Bytes that the databases of a whole run take at the most, with room to spare. */
const room = 4 * 2 ** 30

/**
 * The folder of temporary files in memory; the disk's where there is none, or too little room. A
 * copied database is a thousand files, which a disk takes seven times as long for.
 */
export const memoryFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(shared)
    return bavail * bsize >= room ? shared : tmpdir()
  } catch {
    return tmpdir()
  }
}
