import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { createKeyOf, readKeyInput } from '../administration/api-keys/command-line.ts'
import { createClock } from '../kernel/clock.ts'
import { openDatabase } from '../kernel/database/open.ts'
import { StartFailure, startFailureOf } from '../kernel/database/start-failure.ts'
import { messageOf } from '../kernel/log.ts'
import { readSettings, storageOf } from '../settings.ts'

/**
 * Creates a key of an agency, for operators. With the embedded database, stop the platform on the
 * data folder first.
 */
const main = async (): Promise<void> => {
  const input = readKeyInput(process.argv.slice(2))
  const { config, databaseUrl } = readSettings(process.env)
  const opened = await openDatabase({ url: databaseUrl, folder: config.dataDir })
  try {
    const services = { database: opened.database, clock: createClock(), newId: randomUUID }
    const { key, secret } = await createKeyOf(services, input)
    process.stdout.write(`${key.publishable ?? key.id}\n`)
    if (secret !== undefined) process.stdout.write(`${secret}\n`)
  } finally {
    await opened.close()
  }
}

try {
  await main()
} catch (cause) {
  const error = startFailureOf(cause, storageOf(process.env))
  const isUsage = error instanceof TypeError && 'code' in error
  const line = error instanceof StartFailure || isUsage ? error.message : messageOf(error)
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
