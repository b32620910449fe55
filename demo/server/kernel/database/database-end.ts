import { statfsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { crashed, storageFull } from './error-code.ts'

/** Bytes that the embedded database needs, because it may start a new log file. */
const leastSpace = 24_000_000

/** Whether a folder's disk has too little space for the embedded database. */
export const lacksSpace = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < leastSpace
  } catch {
    // a database in memory has no folder
    return false
  }
}

/** The embedded database can't be used until the next start. */
class DatabaseEnded extends Error {
  readonly code: string

  constructor(folder: string, cause: unknown) {
    super('The embedded database has ended. Start the platform again.', { cause })
    this.code = lacksSpace(folder) ? storageFull : crashed
  }
}

/** Whether an error ends the database: a panic, such as a log that can't be written, or an abort. */
const isEnd = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && 'severity' in error && error.severity === 'PANIC')

/**
 * Rejects every call after the one that ended the database, also those of its own transactions:
 * they would wait for locks of the dead database and block the thread. Returns whether it has ended.
 */
export const rejectAfterEnd = (
  client: PGlite,
  onEnd: (error: Error) => void = () => undefined,
): (() => boolean) => {
  let ended: DatabaseEnded | undefined
  const guarded =
    <Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (ended) throw ended
      try {
        return await call(...input)
      } catch (error) {
        if (!isEnd(error)) throw error
        ended = new DatabaseEnded(client.dataDir ?? '', error)
        onEnd(ended)
        throw ended
      }
    }
  client.execProtocol = guarded(client.execProtocol.bind(client))
  client.execProtocolStream = guarded(client.execProtocolStream.bind(client))
  return () => ended !== undefined
}
