import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { isLocked, sqliteFailure } from '../../files/sqlite-failure.ts'

/** Locks a folder for one build; undefined while another has it. The system releases the lock of a process that dies. */
const tryLock = (folder: string): (() => void) | undefined => {
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

/** Milliseconds between two attempts. */
const pause = 200

/** Waits until no other build has the folder; `onWait` is called once when there is one. */
export const lockBuild = async (
  folder: string,
  onWait: () => void,
  signal?: AbortSignal,
): Promise<() => void> => {
  for (let isFirst = true; ; isFirst = false) {
    signal?.throwIfAborted()
    const release = tryLock(folder)
    if (release) return release
    if (isFirst) onWait()
    // One attempt after the other.
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(pause, undefined, { signal })
  }
}
