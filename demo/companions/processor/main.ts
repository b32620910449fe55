import { FileFailure } from '../../server/kernel/files/file-failure.ts'
import { startProcessor } from './start.ts'

const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 4000)
const at = (offset: number): string => `http://${host}:${port + offset}`

const processor = await startProcessor({
  host,
  port: port + 2,
  dataDir: process.env['DATA_DIR'] ?? '.data',
  platformOrigin: at(0),
  demo: process.env['DEMO'] !== '0',
}).catch((error: unknown) => {
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
