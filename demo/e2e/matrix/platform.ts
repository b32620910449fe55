import { eq } from 'drizzle-orm'
import { freeBlock } from '../journeys/ports.ts'
import { newFolder, removeFolder } from '../journeys/prepared-data.ts'
import { startProcess } from '../journeys/server-process.ts'
import { accessKeys } from '../../server/identity/access/tables.ts'
import { openDatabase } from '../../server/kernel/database/open.ts'
import { clientKeys } from '../../server/kernel/seed/ids.ts'

export interface MatrixPlatform {
  readonly portal: string
  readonly processor: string
  readonly clientKey: string
  stop(): Promise<void>
}

/** Starts the built platform with a key that pages of these origins may use. */
export const startMatrixPlatform = async (origins: readonly string[]): Promise<MatrixPlatform> => {
  const folder = await newFolder()
  const port = await freeBlock()
  // Many pages call from one IP address.
  const env = { DATA_DIR: folder, RATE_LIMITS: '1000' }
  const seeding = await startProcess(port, env)
  await seeding.end('SIGTERM')
  const { database, close } = await openDatabase({ folder })
  await database
    .handle()
    .update(accessKeys)
    .set({ origins: [...origins] })
    .where(eq(accessKeys.id, clientKeys.harbor))
  await close()
  const server = await startProcess(port, env)
  return {
    portal: `http://127.0.0.1:${port}`,
    processor: `http://127.0.0.1:${port + 2}`,
    clientKey: clientKeys.harbor,
    async stop() {
      await server.end('SIGTERM')
      await removeFolder(folder)
    },
  }
}
