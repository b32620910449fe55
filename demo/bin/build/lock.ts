import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/** Locks a folder for one build; undefined while another has it. The system releases the lock of a process that dies. */
const tryLock = (folder: string): (() => void) | undefined => {
  const file = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    file.close()
    return undefined
  }
  return () => file.close()
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
