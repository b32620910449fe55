import { stdout } from 'node:process'
import { figureLines } from './figure.ts'
import type { PartFigures } from './part-figures.ts'
import { parts } from './parts.ts'
import { writeFigures } from './figures-file.ts'
import type { BenchArguments } from './bench-arguments.ts'

/**
 * Measures the requested parts, and prints and writes each when it ends. Fails when a list exceeds
 * its limit.
 */
export const measureParts = async ({ parts: names, ...options }: BenchArguments): Promise<void> => {
  for (const name of names) {
    const measured: PartFigures | undefined = await parts[name].measure(options)
    if (measured === undefined) {
      stdout.write(`${name}: needs PostgreSQL, which is not installed\n`)
      continue
    }
    const { figures, beyond = [], isPartial = false } = measured
    stdout.write(`${figureLines([...figures, ...beyond]).join('\n')}\n`)
    if (beyond.length > 0) process.exitCode = 1
    if (options.isWritten) await writeFigures({ part: name, figures, isPartial })
  }
}
