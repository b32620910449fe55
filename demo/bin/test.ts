import { buildStale } from './build.ts'
import { sum, type Tally } from './test/part.ts'
import { parts } from './test/parts.ts'
import { lacking } from './test/system.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `No part is called ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}\n`,
  )
  process.exit(1)
}
const chosen = asked.length === 0 ? parts : parts.filter(({ name }) => asked.includes(name))

const missing = lacking(chosen.flatMap(({ needs }) => needs))
if (missing) {
  process.stderr.write(`${missing}\n`)
  process.exit(1)
}
if (chosen.some(({ needsBuild }) => needsBuild)) await buildStale()

const tallies: Tally[] = []
for (const part of chosen) {
  const began = performance.now()
  process.stdout.write(`\n── ${part.name}\n`)
  const tally = await part.run().catch((error: unknown) => {
    process.stderr.write(`${part.name}: ${String(error)}\n`)
    return { passed: 0, failed: 1 }
  })
  tallies.push(tally)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    `── ${part.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s\n`,
  )
}

const { passed, failed } = sum(tallies)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
