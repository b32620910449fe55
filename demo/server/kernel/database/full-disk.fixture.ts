import { writeFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { databaseCodeOf } from './error-code.ts'
import { openEmbedded } from './embedded.ts'
import { startFailureOf } from './start-failure.ts'

// Fills the small disk at the path in the first argument and prints the callers' results.
const disk = process.argv[2] ?? ''
const dataDir = join(disk, 'data')
const say = (what: string, value: unknown): boolean =>
  process.stdout.write(`${JSON.stringify({ [what]: value })}\n`)
const lineOf = (error: unknown): unknown => {
  const failure = startFailureOf(error, { dataDir })
  return failure instanceof Error ? failure.message : failure
}

const { database, close } = await openEmbedded(dataDir, {
  onEnd: (error) => say('ended', lineOf(error)),
})
const filler = join(disk, 'filler')
try {
  writeFileSync(filler, Buffer.alloc(200_000_000))
} catch {
  // the disk is full now
}
const write = () =>
  database.transaction(async () => {
    await database
      .handle()
      .execute(sql`select pg_logical_emit_message(true, 'x', repeat('y', 1000000))`)
  })
const attempt = async (what: string, work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    say(what, databaseCodeOf(error))
    return false
  }
}
// the log's preallocated space
for (let count = 0; count < 100 && (await attempt('write', write)); count += 1);
await attempt('again', write)
await attempt('read', async () => database.handle().execute(sql`select 1`))
await close()
await openEmbedded(dataDir).catch((error: unknown) => say('start', lineOf(error)))
rmSync(filler)
await attempt('restart', async () => (await openEmbedded(dataDir)).close())
process.exit(0)
