import { join } from 'node:path'
import { FileFailure, fullDiskLine } from '../files/file-failure.ts'
import { crashed, databaseCodeOf, isStorageFull } from './error-code.ts'

/** An error that ends the start; its message is the one line for the operator. */
export class StartFailure extends Error {}

/** The folder of the embedded database in a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')

/** The line for an embedded database that can't be opened. */
export const damagedDatabaseLine = (dataDir: string): string =>
  `The database in ${databaseFolder(dataDir)} can't be opened: it is damaged, or another version of Parapet made it. Restore it from a backup, or move the folder away to start with an empty one.`

/** The location of the data: the folder, and whether the database is PostgreSQL. */
export interface Storage {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

/** Damaged pages and files of a database, and files that are missing. */
const damaged = /^(XX00[12]|58P01|58030)$/

/** Converts an error of the start to a StartFailure if the operator can fix it. */
export const startFailureOf = (error: unknown, { dataDir, databaseUrl }: Storage): unknown => {
  if (error instanceof FileFailure) return new StartFailure(error.message, { cause: error })
  const code = databaseCodeOf(error) ?? ''
  if (isStorageFull(code)) {
    const line = databaseUrl
      ? 'The disk of the database of DATABASE_URL is full. Free some space, then start again.'
      : fullDiskLine(dataDir)
    return new StartFailure(line, { cause: error })
  }
  if (code === crashed) {
    const line = `The database in ${databaseFolder(dataDir)} has crashed. Start again; where it crashes again, restore it from a backup.`
    return new StartFailure(line, { cause: error })
  }
  if (!damaged.test(code)) return error
  const line = databaseUrl
    ? 'The database of DATABASE_URL is damaged. Restore it from a backup.'
    : damagedDatabaseLine(dataDir)
  return new StartFailure(line, { cause: error })
}
