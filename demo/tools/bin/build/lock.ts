import { setTimeout } from 'node:timers/promises'
import { tryLockFolder } from '../../../server/kernel/files/folder-lock.ts'

/** The polling interval in milliseconds. */
const pause = 200

/** Acquires the build lock of the folder. `onWait` is called once when another build has it. */
export const lockBuild = async (
  folder: string,
  onWait: () => void,
  signal?: AbortSignal,
): Promise<() => void> => {
  for (let isFirst = true; ; isFirst = false) {
    signal?.throwIfAborted()
    const release = tryLockFolder(folder)
    if (release) return release
    if (isFirst) onWait()
    // Attempts are sequential.
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(pause, undefined, { signal })
  }
}
