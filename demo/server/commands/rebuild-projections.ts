import process from 'node:process'
import { createClock } from '../kernel/clock.ts'
import { openDatabase } from '../kernel/database/open.ts'
import { StartFailure, startFailureOf } from '../kernel/database/start-failure.ts'
import { readClockOffset } from '../kernel/demo-controls/state.ts'
import { messageOf } from '../kernel/log.ts'
import { rebuildPolicies } from '../workflows/projections/rebuild-policies.ts'
import { readSettings, storageOf } from '../settings.ts'

/**
 * Rebuilds the projections, for operators. With the embedded database, stop the platform on the
 * data folder first.
 */
const main = async (): Promise<void> => {
  const { config, databaseUrl } = readSettings(process.env)
  const opened = await openDatabase({ url: databaseUrl, folder: config.dataDir })
  try {
    const { database } = opened
    const clock = createClock()
    // the platform's date determines the cover in force
    if (config.demo) clock.setOffset(await readClockOffset({ database }))
    const services = { database, clock }
    const { read, repaired } = await rebuildPolicies(services)
    process.stdout.write(`${read} policies read, ${repaired} repaired.\n`)
  } finally {
    await opened.close()
  }
}

try {
  await main()
} catch (cause) {
  const error = startFailureOf(cause, storageOf(process.env))
  const line = error instanceof StartFailure ? error.message : messageOf(error)
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
