import { join } from 'node:path'
import { buildStale } from './build.ts'
import { root } from './root.ts'

// The starter is the parent: when it is killed (kill -9), the platform must end too.
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
