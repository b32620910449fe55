import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { newDatabase, readyDatabase, type PlatformDatabase } from './databases.ts'
import { freeBlock, host } from './ports.ts'
import { PortTaken, shortLived, startProcess } from './server-process.ts'

/**
 * Names the folder of a platform that was started once and did what its seed queued: a start from a
 * copy takes a quarter of the time.
 */
const variable = 'JOURNEYS_READY_DATA'

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'parapet-journey-'))

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 })

/** Where a platform stores its data, as variables of its process, and what deletes them. */
export type PlatformData = PlatformDatabase

/** Data for a platform: a copy of the prepared ones where there are some, else none. */
export const newData = async (): Promise<PlatformData> => {
  const folder = await newFolder()
  const ready = process.env[variable]
  // Copying a thousand files costs a third less when it does not wait for each.
  if (ready !== undefined) cpSync(ready, folder, { recursive: true })
  const database = await newDatabase(ready !== undefined)
  return {
    env: { DATA_DIR: folder, ...database.env },
    async remove() {
      await database.remove()
      await removeFolder(folder)
    },
  }
}

/** Timeout of the seed's jobs in milliseconds. */
const jobsLimit = 120_000

/** Waits until the platform has done what its seed queued: otherwise each copy does it again. */
const finishJobs = async (port: number): Promise<void> => {
  const latest = performance.now() + jobsLimit
  for (;;) {
    // Looks one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetch(`http://${host}:${port}/demo/jobs`)
    // oxlint-disable-next-line no-await-in-loop
    if (((await answer.json()) as { readonly due: number }).due === 0) return
    if (performance.now() > latest) throw new Error(`Jobs are left after ${jobsLimit} ms`)
    // oxlint-disable-next-line no-await-in-loop
    await after(100)
  }
}

const fill = async (env: PlatformData['env']): Promise<void> => {
  try {
    const port = await freeBlock()
    const server = await startProcess(port, env, shortLived)
    await finishJobs(port)
    await server.end('SIGTERM')
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error
    await fill(env)
  }
}

/** Before all journeys: seeds the data that all platforms copy; returns what deletes them. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await newFolder()
  const database = await readyDatabase()
  await fill({ DATA_DIR: folder, ...database.env })
  process.env[variable] = folder
  return async () => {
    await database.remove()
    await removeFolder(folder)
  }
}
