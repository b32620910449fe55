import { join } from 'node:path'
import { buildStale } from './build.ts'
import { root } from './root.ts'

// The platform must end with its parent, even after SIGKILL.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

try {
  await buildStale()
} catch (error) {
  process.stderr.write(
    `The build failed: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
await import(join(root, 'build/server/start.js'))
