import { join } from 'node:path'
import { buildStale } from './build.ts'
import { root } from './root.ts'

// The starter is the parent: when it dies without a word (kill -9), the platform must not outlive it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

try {
  await buildStale()
} catch (error) {
  process.stderr.write(
    `The build failed: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
await import(join(root, 'build/server/main.js'))
