import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from './build.ts'
import { sum } from './test/part.ts'
import { parts } from './test/parts.ts'
import { runParts } from './test/schedule.ts'
import { installMissing } from './test/system.ts'

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `No part is called ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}\n`,
  )
  process.exit(1)
}
const chosen = requested.length === 0 ? parts : parts.filter(({ name }) => requested.includes(name))

const missing = installMissing(chosen.flatMap(({ needs }) => needs))
if (missing) {
  process.stderr.write(`${missing}\n`)
  process.exit(1)
}

const stopped = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => stopped.abort(new Error(`was stopped by ${name}`)))
}

// The platform is started about sixty times, so its compiled code is cached.
const compiled = mkdtempSync(join(tmpdir(), 'parapet-compiled-'))
process.env['NODE_COMPILE_CACHE'] = compiled

const tallies = await runParts(chosen, {
  build: (write, signal) => buildStale({ write, signal }),
  write: (text) => process.stdout.write(text),
  signal: stopped.signal,
})
rmSync(compiled, { recursive: true, force: true })
const { passed, failed } = sum(tallies)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
