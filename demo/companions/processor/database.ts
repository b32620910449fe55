import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FileFailure } from '../../server/kernel/files/file-failure.ts'
import { sqliteFailure } from '../../server/kernel/files/sqlite-failure.ts'
import { makeFolder } from '../../server/kernel/files/write-file.ts'
import { schemaSteps } from './schema.ts'

/** The version of a file's schema. Files without a stored version have the first one. */
const versionOf = (database: DatabaseSync): number => {
  const stored = Number(database.prepare('pragma user_version').get()?.['user_version'])
  if (stored > 0) return stored
  return database.prepare("select 1 from sqlite_schema where name = 'intents'").get() ? 1 : 0
}

/** Migrates the file to the newest version, or rejects a newer one. */
const migrate = (database: DatabaseSync, file: string): void => {
  inTransaction(database, () => {
    const version = versionOf(database)
    if (version > schemaSteps.length) {
      throw new FileFailure(
        `${file} was made by a newer version of Parapet. Start that version, or set DATA_DIR to another folder.`,
      )
    }
    for (const step of schemaSteps.slice(version)) database.exec(step)
    database.exec(`pragma user_version = ${schemaSteps.length}`)
  })
}

/** Opens the processor's database. Acknowledged writes survive SIGKILL. */
export const openDatabase = (dataDir: string): DatabaseSync => {
  const folder = join(dataDir, 'processor')
  makeFolder(folder)
  const file = join(folder, 'processor.sqlite')
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec(
      'pragma journal_mode = wal; pragma foreign_keys = on; pragma busy_timeout = 2000;',
    )
    migrate(database, file)
    return database
  } catch (error) {
    database?.close()
    throw sqliteFailure(
      error,
      file,
      'Restore it from a backup, or move it away to start a new one.',
    )
  }
}

/** Runs `work` in a transaction. SQLite is synchronous here, so no other code runs meanwhile. */
export const inTransaction = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
