import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import { randomUUID } from 'node:crypto'
import { openDatabase } from '../kernel/database/open.ts'
import { StartFailure, startFailureOf } from '../kernel/database/start-failure.ts'
import { createClock } from '../kernel/clock.ts'
import { logToStderr, messageOf } from '../kernel/log.ts'
import { createOffload } from '../kernel/offload/offload.ts'
import { createThreads } from '../kernel/offload/threads.ts'
import { organisationIds } from '../kernel/seed/ids.ts'
import { seedPlatform } from '../kernel/seed/run.ts'
import { registry } from '../registry.ts'
import { hashSecret } from '../identity/credentials/secrets.ts'
import { readSettings, storageOf } from '../settings.ts'
import { taskThreadEntry } from '../kernel/offload/task-thread-entry.ts'
import { users } from '../directory/users/tables.ts'

const shortest = 12

const ask = async (variable: string, question: string): Promise<string> => {
  const fromEnvironment = process.env[variable]
  if (fromEnvironment) return fromEnvironment.trim()
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`${question}: `)).trim()
  } finally {
    terminal.close()
  }
}

/**
 * Creates the first administrator of a platform without the demo. Stop the platform on the data
 * folder first.
 */
const main = async (): Promise<void> => {
  const { config, databaseUrl } = readSettings(process.env)
  const opened = await openDatabase({ url: databaseUrl, folder: config.dataDir })
  try {
    const { database } = opened
    const email = (await ask('ADMIN_EMAIL', 'E-mail address')).toLowerCase()
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new StartFailure("That isn't an email address.")
    const password = await ask('ADMIN_PASSWORD', `Password (at least ${shortest} characters)`)
    if (password.length < shortest) {
      throw new StartFailure(`The password must have at least ${shortest} characters.`)
    }
    const { forRequests: offload } = createOffload(createThreads(taskThreadEntry(), logToStderr))
    const passwordHash = await hashSecret({ offload }, password)
    await database.transaction(async () => {
      await seedPlatform(registry.seeds, { database })
      const inserted = await database
        .handle()
        .insert(users)
        .values({
          id: randomUUID(),
          email,
          firstName: 'First',
          lastName: 'Administrator',
          organisationId: organisationIds.staff,
          roleId: 'super-admin',
          passwordHash,
          created: createClock().now(),
        })
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id })
      if (inserted.length === 0) throw new StartFailure(`${email} already has a user.`)
    })
    process.stdout.write(`${email} may log in as administrator.\n`)
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
