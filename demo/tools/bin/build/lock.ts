import { setTimeout } from 'node:timers/promises'
import { tryLockFolder } from '../../../server/kernel/files/folder-lock.ts'

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
    const release = tryLockFolder(folder)
    if (release) return release
    if (isFirst) onWait()
    // One attempt after the other.
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(pause, undefined, { signal })
  }
}
