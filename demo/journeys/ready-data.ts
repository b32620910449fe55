import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeBlock } from './ports.ts'
import { PortTaken, startProcess } from './server-process.ts'

/**
 * Names the folder of a platform that was started once: a start from a copy takes a quarter of the
 * time.
 */
const variable = 'JOURNEYS_READY_DATA'

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'parapet-journey-'))

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 })

/**
 * A data folder for a platform: a copy of the prepared one where there is one, else an empty one.
 */
export const newDataFolder = async (): Promise<string> => {
  const folder = await newFolder()
  const ready = process.env[variable]
  if (ready !== undefined) await cp(ready, folder, { recursive: true })
  return folder
}

const fill = async (folder: string): Promise<void> => {
  try {
    const server = await startProcess(await freeBlock(), { DATA_DIR: folder })
    await server.end('SIGTERM')
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error
    await fill(folder)
  }
}

/**
 * Before all journeys: seeds a data folder for all platforms; returns the function that deletes it.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await newFolder()
  await fill(folder)
  process.env[variable] = folder
  return () => removeFolder(folder)
}
