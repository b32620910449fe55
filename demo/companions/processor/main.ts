import process from 'node:process'
import { FileFailure } from '../../server/kernel/files/file-failure.ts'
import { platformAccount } from './platform-account.ts'
import { startProcessor } from './start.ts'

// Runs the processor as a server of its own, for a platform that has its address in its settings.
const environment = process.env
const host = environment['HOST'] ?? '127.0.0.1'
const port = Number(environment['PORT'] ?? 4000)
const dataDir = environment['DATA_DIR'] ?? '.data'

const start = async () =>
  startProcessor({
    host,
    port: port + 2,
    dataDir,
    secret: environment['PROCESSOR_SECRET'] ?? platformAccount(dataDir).secret,
    platformOrigin: environment['PORTAL_ORIGIN'] ?? `http://${host}:${port}`,
    demo: environment['DEMO'] !== '0',
  })

const processor = await start().catch((error: unknown) => {
  if (!(error instanceof FileFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
process.stdout.write(`Payment processor ${processor.origin}\n`)

const stop = (): void => {
  void processor.close().then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
